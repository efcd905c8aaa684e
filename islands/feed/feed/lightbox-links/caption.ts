import { itemTextOf } from '../text/item-text'
import { captionHtml, encode } from './caption-html'

/** The HTML of a caption that is present but empty. */
const NOTHING = '&nbsp;'
const PARAGRAPH = '<br/><br/>'
/** A timeline event's text of up to so many characters is ignored. */
const SHORT = 5
/** The other dates of an event, which a caption leaves out. */
const MORE_DATES = '.cff-more-dates, .cff-multiple-dates'

/** The caption of a post's media as HTML: line breaks, links, the parts of an event, and text (contract 05 §14.2). */
export function captionOf(item: Element, box: Element): string {
  return kindCaption(item, box) || textCaption(item) || NOTHING
}

function kindCaption(item: Element, box: Element): string {
  const { classList } = item
  if (classList.contains('cff-album-item')) return encode(box.querySelector('img')?.alt.trim() ?? '')
  if (classList.contains('cff-event')) return eventCaption(item)
  if (!classList.contains('cff-timeline-event')) return ''
  const text = postText(item)
  return lengthOf(text) > SHORT ? [pageName(item), text].filter(Boolean).join(PARAGRAPH) : ''
}

function textCaption(item: Element): string {
  const description = item.querySelector('.cff-post-desc')
  return (
    postText(item) ||
    (description ? captionHtml(description) : '') ||
    (item.querySelector('.cff-story') ? pageName(item) : '')
  )
}

/** The whole text, because captions are made before texts are cut. */
function postText(item: Element): string {
  const found = itemTextOf(item)
  return found ? captionHtml(found.text) : ''
}

const pageName = (item: Element) => encode(item.querySelector('.cff-page-name a')?.textContent.trim() ?? '')

const lengthOf = (html: string) => html.replace(/<[^<>]*>/g, '').length

function eventCaption(item: Element): string {
  const parts: readonly (readonly [name: string, html: string])[] = [
    ['cff-event-title', partOf(item, '.cff-event-title')],
    ['cff-date', partOf(item, '.cff-date')],
    ['cff-location', partOf(item, '.cff-location')],
    ['cff-desc', postText(item)],
  ]
  return parts
    .filter(([, html]) => html !== '')
    .map(([name, html]) => `<span class="${name}">${html}</span>`)
    .join('')
}

function partOf(item: Element, selector: string): string {
  const part = item.querySelector(selector)?.cloneNode(true)
  if (!(part instanceof Element)) return ''
  for (const more of part.querySelectorAll(MORE_DATES)) more.remove()
  return captionHtml(part)
}
