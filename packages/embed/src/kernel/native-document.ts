/** The prototype of documents: MooTools has a `Document` of its own, and no script replaces the class below it. */
export const nativeDocument = (): Document => Object.getPrototypeOf(HTMLDocument.prototype) as Document
