// src/rules/search-text.ts
var searchText = (text) => text.toLowerCase().replaceAll("\u0451", "\u0435").replace(/\s+/g, " ").trim();
var startsWith = (text) => `${searchText(text).replace(/[\\%_]/g, "\\$&")}%`;
var contains = (text) => `%${startsWith(text)}`;

export {
  searchText,
  startsWith,
  contains
};
//# sourceMappingURL=chunk-4PKB6RVK.js.map