/** The prefix of the keys under which drafts are stored in the browser. */
export const DRAFT_PREFIX = 'laurel-engraving '
