/** Of the keys by which the browser keeps drafts. */
export const DRAFT_PREFIX = 'laurel-engraving '
