import { fireEvent, render, screen } from '@testing-library/react'
import type { FileType } from '@prilavok/contracts/admin'
import { expect, it, onTestFinished, vi } from 'vitest'
import { json, staffFixture } from '../../testing/staff-fixture'
import { FileField } from './file-field'

const KB = 1024

/** A file that says it has this size. */
function fileOf(kb: number, name = 'a.png'): File {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: kb * KB })
  return file
}

/** Uploads as the server would answer them. */
function answerUploads(respond: (url: string) => { readonly status: number; readonly body: unknown }) {
  const sent: { readonly url: string; readonly names: readonly string[]; readonly token: string | null }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {}
      onload = () => {}
      onerror = () => {}
      status = 0
      responseText = ''
      #url = ''
      #token: string | null = null
      open(method: string, url: string) {
        this.#url = `${method} ${url}`
      }
      setRequestHeader(name: string, value: string) {
        if (name.toLowerCase() === 'x-csrf-token') this.#token = value
      }
      send(form: FormData) {
        const names = form.getAll('file').map((file) => (file as File).name)
        sent.push({ url: this.#url, names, token: this.#token })
        const { status, body } = respond(this.#url)
        this.status = status
        this.responseText = JSON.stringify(body)
        this.upload.onprogress?.({ loaded: 1, total: 2 })
        this.onload()
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return sent
}

function open(type: FileType, { many = false, maxKb }: { readonly many?: boolean; readonly maxKb?: number } = {}) {
  const chosen: (readonly string[])[] = []
  const fixture = staffFixture(() => json({ url: 'https://shop.example/files/1', expiresOn: null }))
  render(
    <fixture.Wing>
      <label htmlFor="files">Файлы</label>
      <FileField type={type} maxKb={maxKb} many={many} id="files" value={[]} onChange={(ids) => chosen.push(ids)} />
    </fixture.Wing>,
  )
  const choose = (...files: readonly File[]) => fireEvent.change(screen.getByLabelText('Файлы'), { target: { files } })
  return { ...fixture, chosen, choose }
}

it('sends each file as multipart with its type, and names the stored ids [FILE-01]', async () => {
  let next = 0
  const sent = answerUploads(() => ({ status: 200, body: { id: `f${++next}` } }))
  const { chosen, choose } = open('ProductAttachment', { many: true })
  choose(fileOf(1, 'a.pdf'), fileOf(1, 'b.pdf'))
  await expect.poll(() => chosen).toEqual([['f1', 'f2']])
  expect(sent).toEqual([
    {
      url: 'POST https://shop.example/api/admin/fileStorage/?type=ProductAttachment',
      names: ['a.pdf'],
      token: 'token',
    },
    {
      url: 'POST https://shop.example/api/admin/fileStorage/?type=ProductAttachment',
      names: ['b.pdf'],
      token: 'token',
    },
  ])
})

it.each<[FileType, number | undefined, number]>([
  ['ProductPicture', undefined, 10_240],
  ['FeatureIcon', undefined, 5120],
  ['OrderAttachment', undefined, 20_480],
  ['FeatureIcon', 64, 64],
])('sends no file larger than its limit: %s with the setting %s has %d KB [FILE-06]', async (type, maxKb, limit) => {
  const sent = answerUploads(() => ({ status: 200, body: { id: 'f1' } }))
  const { notices, chosen, choose } = open(type, maxKb === undefined ? {} : { maxKb })
  choose(fileOf(limit + 1))
  await expect.poll(() => notices.map(({ text }) => text)).toEqual([`Файл больше ${limit} КБ`])
  expect(sent).toEqual([])
  choose(fileOf(limit))
  await expect.poll(() => chosen).toEqual([['f1']])
})

it('shows why the server refused a file and keeps what was there', async () => {
  answerUploads(() => ({ status: 415, body: { title: 'Здесь принимаются файлы: jpg, png, webp.' } }))
  const { notices, chosen, choose } = open('FeatureIcon')
  choose(fileOf(1, 'a.exe'))
  await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Здесь принимаются файлы: jpg, png, webp.'])
  expect(chosen).toEqual([])
})
