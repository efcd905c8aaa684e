import { CHAPTERS } from '../content/guide.mjs'
import { escapeHtml, image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'

/** The engraving guide: long, and full of links within the page (contract 01 §2). */
export function guideMain() {
  return innerPage(`<h1>Engraving guide</h1>
<p>Everything that we are asked at the counter, in the order in which it is asked. Jump to what you need:</p>
<nav aria-label="Chapters of the guide" id="chapters"><ol>
${CHAPTERS.map(({ id, title }, index) => `<li>${chapterLink(id, title, index)}</li>`).join('\n')}
<li><a class="smooth-scroll-link" href="#laser-video">Film from the laser bench</a></li>
</ol></nav>
<p><a href="#">Print this guide</a> or <a data-toggle="modal" href="#ask-us">ask us a question</a>.</p>
${CHAPTERS.map(chapter).join('\n')}
<section id="ask-us"><h2>Still unsure?</h2>
<p>Bring what you have, even if it is the back of an envelope. We are at 14 Jane Street, West End, and you can park behind the shop.</p>
<p><a class="smooth-scroll-link" href="#chapters" data-offset="60">Back to the chapters</a></p></section>`)
}

/**
 * Every kind of link that the guide's editors have used over the years.
 * @param {string} id
 * @param {string} title
 * @param {number} index
 */
function chapterLink(id, title, index) {
  const text = escapeHtml(title)
  if (index % 3 === 0) return `<a class="smooth-scroll-link" href="#${id}">${text}</a>`
  if (index % 3 === 1) return `<a class="smooth-scroll-link" href="#${id}" data-offset="-20">${text}</a>`
  return `<a href="#${id}">${text}</a>`
}

/** @param {import('../content/guide.mjs').Chapter} chapter */
function chapter({ id, title, paragraphs, points, image: file }) {
  return `<section id="${id}"><h2>${escapeHtml(title)}</h2>
${file ? `<figure>${image({ file, alt: '', size: 260 })}</figure>` : ''}
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${points ? `<ul>${points.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''}
<p><a href="#chapters">Up to the chapters</a></p></section>`
}
