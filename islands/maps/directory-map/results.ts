import type { Page } from '../../../src/page/page'
import { fillWithText, plainText } from '../rich-text'
import type { DirectoryAnswer } from './wire'

const TITLE_CLASS = 'results-title'

/** The headline, and what leads to more of them; the list between is the server's own (contract 03 §10.2). */
export interface Results {
  /** The headline as text. */
  readonly said: string
  remove(): void
}

export function showResults(box: HTMLElement, answer: DirectoryAnswer, page: Page): Results {
  const { headline, pagination, isEmpty } = answer
  const title = document.createElement('div')
  title.className = TITLE_CLASS
  const heading = document.createElement('h2')
  fillWithText(heading, headline, page)
  title.append(heading)
  if (isEmpty) box.append(title)
  else box.prepend(title)
  const removePages = isEmpty ? () => {} : addPages(box, pagination, page)
  return {
    said: plainText(headline),
    remove() {
      title.remove()
      removePages()
    },
  }
}

function addPages(box: Element, html: string, page: Page): () => void {
  if (html.trim() === '') return () => {}
  let isLeft = false
  let pages: ChildNode[] = []
  import('../../../src/wire/sanitise').then(
    ({ sanitise }) => {
      if (isLeft) return
      const clean = sanitise(html)
      pages = [...clean.childNodes]
      box.append(clean)
    },
    (cause) => page.report(cause, 'load'),
  )
  return () => {
    isLeft = true
    for (const node of pages) node.remove()
  }
}
