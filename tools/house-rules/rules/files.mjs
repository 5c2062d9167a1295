/** What a file may be called and how long it may be. */

const WARNS_FROM = 200
const FAILS_FROM = 400
const VAGUE = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

const isOurs = (path) => /^(packages\/[^/]+\/src|tools|e2e)\//.test(path)

export const fileLength = {
  name: 'file-length',
  applies: isOurs,
  check({ lines }, report) {
    if (lines > FAILS_FROM)
      report(1, `${lines} lines; at most ${FAILS_FROM}. Split the file by what its parts are about.`)
    else if (lines > WARNS_FROM) report(1, `${lines} lines; files aim at 30 to 150.`, 'warning')
  },
}

export const vagueNames = {
  name: 'vague-names',
  applies: isOurs,
  check({ path }, report) {
    const vague = path.split(/[/.-]/).find((word) => VAGUE.has(word))
    if (vague) report(1, `"${vague}" says nothing. Name the file by what it does.`)
  },
}

export const kebabNames = {
  name: 'kebab-names',
  applies: isOurs,
  check({ path }, report) {
    const [name] = path.split('/').slice(-1)
    if (!KEBAB.test(name)) report(1, 'File names are kebab-case with role suffixes, such as cart-line.test.tsx.')
  },
}
