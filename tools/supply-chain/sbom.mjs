/** The software bill of materials of what is shipped: CycloneDX by npm, without the tools of development. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../packages/npm.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const isTool = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development')

/**
 * Our packages, what they depend on, and what the script builds contain besides: that is a development dependency of embed, as npm
 * does not install it for anybody.
 * @param {string} root
 */
export function makeSbom(root) {
  const { name } = readJson(join(root, 'package.json'))
  const bundled = new Set(Object.keys(readJson(join(root, 'packages/embed/package.json')).devDependencies))
  const whole = JSON.parse(npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], root))
  // npm calls what stands in the workspace after its folder, and its reference after its name.
  const components = whole.components
    .map((component) => ({ ...component, name: nameOf(component) }))
    .filter((component) => !isTool(component) || bundled.has(component.name))
  const known = new Set([whole.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = whole.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }))
  const metadata = { ...whole.metadata, component: { ...whole.metadata.component, name } }
  return { ...whole, metadata, components, dependencies }
}

/** The whole name of a component, `@preact/compat` of `@preact/compat@18.3.2`. */
const nameOf = (component) => component['bom-ref'].replace(/(?<=.)@.*$/, '')

/** Components that others have written. */
export const thirdParty = ({ components }) => components.filter(({ name }) => !name.startsWith('@prilavok/'))
