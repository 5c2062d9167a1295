import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { licenceComplaints, licencesOf } from './licences.mjs'
import { noticeOf } from './notice.mjs'
import { makeSbom, thirdParty } from './sbom.mjs'
import { noticeText } from './third-party.mjs'

interface Component {
  readonly name: string
  readonly version: string
}
const root = fileURLToPath(new URL('../..', import.meta.url))
const readJson = (path: string) => JSON.parse(readFileSync(root + path, 'utf8')) as Record<string, unknown>

/** What our packages name as dependencies. */
const runtimeDependencies = readdirSync(`${root}packages`).flatMap((folder) => {
  const { dependencies = {} } = readJson(`packages/${folder}/package.json`) as { dependencies?: Record<string, string> }
  return Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
})

describe('the bill of materials', () => {
  const sbom = makeSbom(root)
  const listed = (sbom.components as Component[]).map(({ name, version }) => `${name}@${version}`)

  it('is CycloneDX, of this project, and lists every runtime package and what the scripts contain', () => {
    expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'prilavok'])
    expect(runtimeDependencies.filter((each) => !listed.includes(each))).toEqual([])
    const { devDependencies } = readJson('packages/embed/package.json') as { devDependencies: Record<string, string> }
    for (const [name, version] of Object.entries(devDependencies)) expect(listed).toContain(`${name}@${version}`)
  })

  it('lists no tool of development, and leads nowhere else', () => {
    const names = new Set((sbom.components as Component[]).map(({ name }) => name))
    for (const tool of ['vitest', 'rollup', 'typescript']) expect(names).not.toContain(tool)
    const refs = new Set((sbom.components as { 'bom-ref': string }[]).map((each) => each['bom-ref']))
    const ends = (sbom.dependencies as { dependsOn: string[] }[]).flatMap(({ dependsOn }) => dependsOn)
    expect(ends.filter((ref) => !refs.has(ref))).toEqual([])
  })

  it('has nothing but licences that are known to be right, and NOTICE names each package', () => {
    const others = thirdParty(sbom)
    expect(others.length).toBeGreaterThan(30)
    expect(licenceComplaints(others)).toEqual([])
    expect(readFileSync(`${root}NOTICE`, 'utf8')).toBe(noticeOf(others))
  })
})

describe('a licence', () => {
  it.each([
    [[{ license: { id: 'GPL-3.0-only' } }], 'the licence GPL-3.0-only'],
    [[{ license: { name: 'SEE LICENSE IN x' } }], 'the licence SEE LICENSE IN x'],
    [[{ expression: 'MIT OR GPL-2.0-only' }], 'the licence MIT OR GPL-2.0-only'],
    [[{ license: { id: 'MIT' } }, { license: { id: 'SSPL-1.0' } }], 'the licence MIT, SSPL-1.0'],
    [[], 'no licence'],
    [undefined, 'no licence'],
  ])('%j is named', (licenses, words) => {
    const component = { name: 'shelf', version: '1.0.0', ...(licenses && { licenses }) }
    expect(licenceComplaints([component])).toEqual([expect.stringContaining(`shelf 1.0.0 has ${words}.`)])
  })

  it('that is known is fine', () => {
    const component = { name: 'shelf', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] }
    expect([licenceComplaints([component]), licencesOf(component)]).toEqual([[], ['MIT']])
  })
})

it('a notice holds the text of the licence and what the package asks to be said', () => {
  const notice = { name: 'shelf', version: '1.0.0', license: 'MIT', licenseText: 'Copyright A', noticeText: 'By B' }
  expect(noticeText(notice)).toBe('shelf 1.0.0 (MIT)\n\nCopyright A\n\nBy B')
})
