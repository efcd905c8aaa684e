import type { Page } from '../../../src/page/page'
import { linkToNewTab } from '../link-to-new-tab'
import { fillWithText } from '../rich-text'

interface PinTexts {
  readonly title: string
  readonly content: string
  readonly link: string
  readonly buttonText: string
}

/** The content of a pin's info window; empty parts are left out (contract 03 §9). */
export function infoContent({ title, content, link, buttonText }: PinTexts, page: Page): HTMLElement {
  const box = document.createElement('div')
  box.className = 'pinmarker'
  const add = (tag: string, text: string) => {
    if (!text) return
    const part = document.createElement(tag)
    fillWithText(part, text, page)
    box.append(part)
  }
  add('h3', title)
  add('p', content)
  const button = linkToNewTab(link, buttonText)
  if (!button) return box
  const row = document.createElement('div')
  row.append(button)
  box.append(row)
  return box
}
