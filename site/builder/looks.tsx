import type { LiveSpec } from '../live/live-spec'
import type { BuilderLabels } from './builder.labels'
import { withProperty } from './choices'
import { Field, Segments, Select } from './field'

interface LooksProps {
  readonly labels: BuilderLabels
  readonly spec: LiveSpec
  readonly onChange: (spec: LiveSpec) => void
}

/** The accent as it comes; see the guide "Theming". */
const ACCENT = '#0b6b4a'
const FONTS = { page: '', serif: 'Georgia, serif', mono: "'Courier New', monospace" } as const

type Font = keyof typeof FONTS
type Theme = NonNullable<LiveSpec['theme']> | 'none'

/** The theme: what an editor can change without a sheet of their own. */
export function Looks({ labels, spec, onChange }: LooksProps) {
  const { properties = {}, theme = 'none', density = 'normal' } = spec
  const property = (name: string, value: string) => onChange(withProperty(spec, name, value))
  const pixels = (name: string) => (properties[name] ?? '').replace('px', '')
  const font = (Object.keys(FONTS) as Font[]).find((each) => FONTS[each] === (properties['--pk-font'] ?? '')) ?? 'page'
  const setTheme = (next: Theme) => {
    const { theme: _, ...rest } = spec
    onChange(next === 'none' ? rest : { ...rest, theme: next })
  }
  const setDensity = (next: 'normal' | 'compact') => {
    const { density: _, ...rest } = spec
    onChange(next === 'normal' ? rest : { ...rest, density: next })
  }
  const reset = () => {
    const { mounts, lang, page } = spec
    onChange({ mounts, ...(lang && { lang }), ...(page && { page }) })
  }
  return (
    <section className="looks">
      <h2>{labels.looks}</h2>
      <Field label={labels.accent}>
        {(ids) => (
          <input
            {...ids}
            type="color"
            value={properties['--pk-accent'] ?? ACCENT}
            onChange={({ target }) => property('--pk-accent', target.value === ACCENT ? '' : target.value)}
          />
        )}
      </Field>
      <div className="pair">
        <Pixels
          label={labels.radius}
          most={24}
          usual="8"
          value={pixels('--pk-radius')}
          onChange={(value) => property('--pk-radius', value)}
        />
        <Pixels
          label={labels.fontSize}
          most={22}
          least={11}
          usual="15"
          value={pixels('--pk-font-size')}
          onChange={(value) => property('--pk-font-size', value)}
        />
      </div>
      <Select
        label={labels.font}
        value={font}
        options={(Object.keys(FONTS) as Font[]).map((each) => [each, labels.fonts[each]])}
        onChange={(next) => property('--pk-font', FONTS[next])}
      />
      <Select<Theme>
        label={labels.theme}
        value={theme}
        options={(['none', 'light', 'dark', 'auto', 'inherit'] as const).map((each) => [each, labels.themes[each]])}
        onChange={setTheme}
      />
      <Segments
        label={labels.density}
        name="density"
        value={density}
        options={[
          ['normal', labels.densities.normal],
          ['compact', labels.densities.compact],
        ]}
        onChange={setDensity}
      />
      <button type="button" className="plain" onClick={reset}>
        {labels.reset}
      </button>
    </section>
  )
}

interface PixelsProps {
  readonly label: string
  readonly usual: string
  readonly least?: number
  readonly most: number
  readonly value: string
  readonly onChange: (value: string) => void
}

function Pixels({ label, usual, least = 0, most, value, onChange }: PixelsProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          min={least}
          max={most}
          placeholder={usual}
          value={value}
          onChange={({ target }) => onChange(/^\d{1,2}$/.test(target.value) ? `${target.value}px` : '')}
        />
      )}
    </Field>
  )
}
