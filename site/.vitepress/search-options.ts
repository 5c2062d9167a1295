/** How the search ranks what it finds. */
export const searchOptions = {
  // Short words have too many neighbours: "dark" is not "mark".
  fuzzy: (term: string) => (term.length < 6 ? false : 0.15),
  prefix: true,
  boost: { title: 4, text: 1, titles: 2 },
  // Whoever searches wants to do something: the words of a page, which have no heading's id, then guides, then lists of symbols.
  boostDocument: (id: string) =>
    !id.includes('#') ? 6 : /\/(?:start|guides|handbook|features)\//.test(id) ? 3 : /\/reference\//.test(id) ? 0.5 : 1,
}
