/** The plugin's releases print one of two lists, each with a style sheet of its own (contract 06 §0). */
export type Layout = 'list' | 'block'

let known: Layout | undefined

/**
 * The layout that the page's style sheet supports, which is measured once. `laurelConfig.searchLayout` takes
 * precedence. Without a style sheet it is the older layout, `list`.
 */
export function layoutOf(document: Document, settings: Readonly<Record<string, unknown>>): Layout {
  const { searchLayout } = settings
  if (searchLayout === 'list' || searchLayout === 'block') return searchLayout
  known ??= probe(document)
  return known
}

function probe(document: Document): Layout {
  const block = document.createElement('div')
  block.className = 'aws-search-result'
  block.style.visibility = 'hidden'
  const scroll = document.createElement('div')
  scroll.className = 'aws_result_scroll'
  block.append(scroll)
  document.body.append(block)
  const { maxHeight } = getComputedStyle(scroll)
  block.remove()
  return maxHeight !== '' && maxHeight !== 'none' ? 'block' : 'list'
}
