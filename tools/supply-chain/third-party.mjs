import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import license from 'rollup-plugin-license'
import { ALLOWED } from './licences.mjs'

/** The file with the notices of everybody whose code is in the script builds. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt'
/** Begins each script build that has such code in itself or in its chunks. */
export const BANNER = `/*! MIT; ${NOTICES} */`

const RULE = '-'.repeat(80)

/** The notice of one package: name, version, licence, its whole text and what it asks to be said. */
export const noticeText = ({ name, version, license: licence, licenseText, noticeText: said }) =>
  [`${name} ${version} (${licence})`, licenseText, said].filter(Boolean).join('\n\n').trim()

/** Writes the notices of all builds into one file; code without a licence that is known to be right stops the build. */
export function thirdPartyNotices(folder) {
  const found = new Map()
  return () =>
    license({
      thirdParty: {
        multipleVersions: true,
        allow: {
          test: ({ license: licence }) => ALLOWED.has(licence),
          failOnUnlicensed: true,
          failOnViolation: true,
        },
        output(dependencies) {
          for (const each of dependencies.filter(({ name }) => !name.startsWith('@prilavok/')))
            found.set(`${each.name} ${each.version}`, noticeText(each))
          const notices = [...found].sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text)
          writeFileSync(join(folder, NOTICES), `${notices.join(`\n\n${RULE}\n\n`)}\n`)
        },
      },
    })
}
