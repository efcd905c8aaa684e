import type { Page } from '../../../src/page/page'
import { safeImageUrl } from '../../../src/page/safe-url'
import { linkToNewTab } from '../link-to-new-tab'
import { fillWithText } from '../rich-text'
import type { DirectoryItem } from './wire'

const PICTURE_SIZE_PX = 140

/** The content of an entry's info window (contract 03 §10.2). */
export function infoContent(item: DirectoryItem, page: Page): HTMLElement {
  const box = create('div', 'pinmarker')
  const src = safeImageUrl(item.picture)
  if (src) {
    const picture = create('img', 'info-window-img')
    Object.assign(picture, { src, alt: '', width: PICTURE_SIZE_PX, height: PICTURE_SIZE_PX })
    box.append(picture)
  }
  const texts = create('div', 'pinmarker-container')
  const title = create('h3')
  fillWithText(title, item.title, page)
  const excerpt = create('div', 'excerpt')
  fillWithText(excerpt, item.excerpt, page)
  texts.append(title, excerpt)
  const button = linkToNewTab(item.link, item.buttonText)
  if (button) {
    button.className = 'pin-button'
    texts.append(button)
  }
  box.append(texts)
  return box
}

function create<T extends keyof HTMLElementTagNameMap>(tag: T, className = '') {
  const element = document.createElement(tag)
  if (className) element.className = className
  return element
}
