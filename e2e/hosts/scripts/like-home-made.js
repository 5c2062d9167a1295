/* What people have written into the language at home: every loop over the keys of an object finds it. */
Object.prototype.extend = function (from) {
  for (const name in from) this[name] = from[name]
  return this
}
Array.prototype.contains = function (value) {
  return this.indexOf(value) >= 0
}
Array.prototype.remove = function (value) {
  this.splice(this.indexOf(value), 1)
  return this
}
String.prototype.format = function () {
  return this
}
