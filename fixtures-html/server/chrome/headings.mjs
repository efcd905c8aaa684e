import { escapeHtml, image } from '../html.mjs'

const TITLE = 'Made in West End since 1986'
const TEXT = 'Engraved on the premises, checked by two people, ready in three working days.'

/** After contract 01 §19. @param {import('./knobs.mjs').ChromeKnobs} knobs */
export function headingOf({ heading, headingHeight }) {
  if (heading === 'none' || heading === 'split') return ''
  if (heading === 'media' || heading === 'poster') return mediaTitle(heading)
  const height = headingHeight ? ` data-height="${escapeHtml(headingHeight)}"` : ''
  const fixed = heading === 'fixed' ? ' fixed-height' : ''
  return `<div class="fancy-heading-wrap fancy-style"><div class="page-heading fancy-heading fancy-image light-style page-heading-breadcrumbs${fixed}"${height} data-img-width="1600" data-img-height="900">
 <div class="heading-text container" data-textalign="left"><h1>${TITLE}</h1><h3>${TEXT}</h3></div>
 <div id="breadcrumbs"><a href="/home/">Home</a> / About us</div>
</div></div>`
}

/** @param {'media' | 'poster'} kind */
function mediaTitle(kind) {
  const name = kind === 'media' ? 'single-post-fw-media-title' : 'single-portfolio-poster'
  return `<article class="${name}"><div class="detail-feature">${image({ file: 'workshop.svg', alt: '', size: 640, height: 320 })}
 <div class="details-overlay"><h1>${TITLE}</h1><p>${TEXT}</p></div></div></article>`
}
