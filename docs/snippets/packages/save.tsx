import { Button } from '@prilavok/ui/button'
import { TextField } from '@prilavok/ui/text-field'
import { useState } from 'react'

export function Rename({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <div className="pk-root">
      <TextField label="Name" value={name} onInput={setName} />
      <Button variant="primary" onClick={() => onSave(name)}>
        Save
      </Button>
    </div>
  )
}
