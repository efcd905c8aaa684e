/**
 * jsdom counts the ids of every document that was parsed from text as names of the window, and so keeps the document as
 * long as the window. An emptied document has none.
 */
const parsed: Document[] = []
const { parseFromString } = DOMParser.prototype

/** Stands in for `DOMParser.prototype.parseFromString`. */
export function parseAndNote(this: DOMParser, ...source: Parameters<typeof parseFromString>): Document {
  const document = parseFromString.apply(this, source)
  parsed.push(document)
  return document
}

/** Lets go of the documents that a page has parsed. */
export function emptyParsedDocuments(): void {
  for (const document of parsed.splice(0)) document.replaceChildren()
}
