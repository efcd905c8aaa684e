import type { Adoption } from '../../../../src/dom/adoption'
import { textNodesOf } from '../../../../src/dom/text-nodes'
import { linkPostTags } from '../../shared/network/hashtags'
import { richNodes } from '../../shared/network/rich-parts'

const TEXT = '.cff-text'
const DESCRIPTION = '.cff-post-desc'
const COLOR = 'data-color'
/** The network's own pages may know where visitors come from, unlike strangers' pages (contract 05 §4.1). */
const TAG_REL = 'nofollow noopener'
/** Elements that begin a line, so that a tag may follow them. */
const LINE = 'br, img.cff-linebreak, p, div, li'
/** A picture counts as a character: most pictures in texts are emoji. */
const PICTURE = 'img'
const TEXTS = ['.cff-text', '.cff-desc-text', '.cff-post-desc']
/** A `javascript:` link would open an empty window. */
const LINK = 'a[href]:not([href^="javascript:" i])'
/** Contract 05 §3. */
const NEW_WINDOW_REL = 'nofollow noopener noreferrer'

interface Linked {
  readonly restore: () => void
  /** Spaces that were added to the text. */
  readonly added: ReadonlySet<Text>
}

/**
 * Links the hashtags of a post (contract 05 §4.1): in the description of a shared link always, in the post's text if the
 * page wants it. Existing links stay.
 */
export function linkTags(item: Element, { inTexts }: { readonly inTexts: boolean }): Linked {
  const color = colorOf(item)
  const undos: (() => void)[] = []
  const added = new Set<Text>()
  for (const root of item.querySelectorAll(inTexts ? `${TEXT}, ${DESCRIPTION}` : DESCRIPTION)) {
    for (const node of textNodesOf(root)) {
      if (node.data.includes('#') && !node.parentElement?.closest('a')) link(node, root)
    }
  }

  function link(node: Text, root: Element) {
    const follows = isAfterWord(node, root) ? 'a word' : 'nothing'
    const parts = linkPostTags(node.data, { color, follows })
    if (!parts.some(({ is }) => is === 'link')) return
    const nodes = [...richNodes(node.ownerDocument, parts).childNodes]
    for (const each of nodes) if (each instanceof HTMLAnchorElement) each.rel = TAG_REL
    const [first] = nodes
    if (first instanceof Text && node.data.startsWith('#')) added.add(first)
    node.replaceWith(...nodes)
    undos.push(() => {
      nodes.find(({ parentNode }) => parentNode)?.before(node)
      for (const each of nodes) each.remove()
    })
  }
  return {
    added,
    restore() {
      for (const undo of undos) undo()
    },
  }
}

/** Whether a text follows other content of its line without a space. */
function isAfterWord(node: Text, root: Element): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  walker.currentNode = node
  for (let before = walker.previousNode(); before && before !== root; before = walker.previousNode()) {
    if (before instanceof Element && before.matches(LINE)) return false
    if (before instanceof Element && before.matches(PICTURE)) return true
    if (before instanceof Text && before.data !== '') return !/\s$/.test(before.data)
  }
  return false
}

/** @returns the colour of the links; undefined for that of the style sheet */
function colorOf(item: Element): string | undefined {
  const color = item.querySelector(`${TEXT}[${COLOR}]`)?.getAttribute(COLOR)?.trim().replace(/^#/, '') ?? ''
  return color.length > 1 ? `#${color}` : undefined
}

/** Makes links in texts that strangers may have written open in a new window (contract 05 §3). */
export function openInNewWindow(item: Element, adopted: Adoption): void {
  for (const link of item.querySelectorAll(TEXTS.map((text) => `${text} ${LINK}`).join())) {
    adopted.attribute(link, 'target', '_blank')
    adopted.attribute(link, 'rel', NEW_WINDOW_REL)
  }
}
