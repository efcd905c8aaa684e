import { escapeHtml, image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'

/** A page of somebody of the shop. @param {import('../builder/members.mjs').Member} member */
export function memberMain({ name, position, image: file, about }) {
  return innerPage(`<article class="team-member"><h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(position)}</p>
<figure>${image({ file, alt: '', size: 240 })}</figure>
${about.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
</article>`)
}
