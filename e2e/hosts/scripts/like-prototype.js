/* What Prototype 1.6 and 1.7 put in the place of what the language and the browser bring along. They change more; this is what stood in somebody's way. */
;(function () {
  function listOf(from) {
    if (!from) return []
    if ('toArray' in Object(from)) return from.toArray()
    let length = from.length || 0
    const list = []
    while (length--) list[length] = from[length]
    return list
  }
  function each(list, take) {
    for (let index = 0, length = list.length; index < length; index += 1) take(list[index], index)
  }
  const lists = {
    entries: function () {
      return [].slice.call(this)
    },
    toArray: function () {
      return [].slice.call(this)
    },
    map: function (make, self) {
      const made = []
      each(this, function (value, index) {
        made.push(make.call(self, value, index))
      })
      return made
    },
    filter: function (holds, self) {
      const kept = []
      each(this, function (value, index) {
        if (holds.call(self, value, index)) kept.push(value)
      })
      return kept
    },
    find: function (holds, self) {
      for (let index = 0; index < this.length; index += 1) if (holds.call(self, this[index], index)) return this[index]
    },
    /* 1.6 */
    reduce: function () {
      return this.length > 1 ? this : this[0]
    },
    toJSON: function () {
      return (
        '[' +
        [].slice
          .call(this)
          .map(function (value) {
            return JSON.stringify(value)
          })
          .join(', ') +
        ']'
      )
    },
  }
  const elements = {
    remove: function () {
      this.parentNode.removeChild(this)
      return this
    },
    hide: function () {
      this.style.display = 'none'
      return this
    },
    update: function (html) {
      this.innerHTML = html
      return this
    },
    select: function (selector) {
      return listOf(this.querySelectorAll(selector))
    },
  }
  for (const name in lists) Array.prototype[name] = lists[name]
  for (const method in elements) HTMLElement.prototype[method] = elements[method]
  Array.from = listOf
  Date.prototype.toJSON = function () {
    return '"' + this.toISOString() + '"'
  }
  Function.prototype.bind = function (self) {
    const call = this
    const given = [].slice.call(arguments, 1)
    return function () {
      return call.apply(self, given.concat([].slice.call(arguments)))
    }
  }
})()
