const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'blockquote']

/**
 * Whether the HTML parser would never leave this tag inside these. Dropping a tag brings together what it parted: a
 * table cell, for example, lets a link into a link. React warns of it.
 * @param ancestors tags, outermost first
 */
export function isMisplaced(tag: string, ancestors: readonly string[]): boolean {
  if (tag === 'a' || tag === 'button') return ancestors.includes(tag)
  if (tag === 'li' && ancestors.lastIndexOf('li') > lastList(ancestors)) return true
  return BLOCKS.includes(tag) && ancestors.includes('p')
}

const lastList = (tags: readonly string[]) => Math.max(tags.lastIndexOf('ul'), tags.lastIndexOf('ol'))
