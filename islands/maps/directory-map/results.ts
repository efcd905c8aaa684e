import type { Scope } from '../../../src/page/scope'
import { fillWithText, plainText } from '../rich-text'
import type { DirectoryAnswer } from './wire'

const TITLE_CLASS = 'results-title'

/**
 * Adds the headline and the links to further pages; the server prints the list between them (contract 03
 * §10.2).
 * @returns the headline as text
 */
export function showResults(box: HTMLElement, answer: DirectoryAnswer, scope: Scope): string {
  const { headline, pagination, isEmpty } = answer
  const title = document.createElement('div')
  title.className = TITLE_CLASS
  const heading = document.createElement('h2')
  fillWithText(heading, headline, scope)
  title.append(heading)
  if (isEmpty) box.append(title)
  else box.prepend(title)
  scope.add(() => title.remove())
  if (!isEmpty) addPagination(box, pagination, scope)
  return plainText(headline)
}

function addPagination(box: Element, html: string, { add, report, signal }: Scope): void {
  if (html.trim() === '') return
  import('../../../src/wire/sanitise').then(
    ({ sanitise }) => {
      if (signal.aborted) return
      const clean = sanitise(html)
      for (const node of clean.childNodes) add(() => node.remove())
      box.append(clean)
    },
    (cause) => report(cause, 'load'),
  )
}
