import { escapeHtml, image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'

export const GALLERY_PATH = '/gallery/'

const NIGHT = [
  ['gold-cup', 'Gold cup', 'The <b>gold cup</b>, engraved on <a href="/engraving-guide/">three lines</a>'],
  ['crystal-block', 'Crystal block', 'Crystal block, lit from below'],
  ['detail-plate', '', 'The plate of the perpetual shield'],
  ['perpetual-shield', 'Perpetual shield', ''],
  ['glass-flame', 'Glass flame', 'Glass flame for the coach of the year'],
]
const SERVER_ITEMS = '#gallery-4711'

/** Everything that the theme's lightbox shows: galleries, single pictures, a video, a page, and galleries of a script. */
export function galleryMain() {
  return innerPage(`<h1>Gallery</h1>
<h2>Presentation night</h2>
<div class="spb_gallery_widget"><div class="gallery-wall">
${NIGHT.map(nightPicture).join('\n')}
</div></div>
<h2>At the workshop</h2>
<div class="gallery-wall">
 <figure class="animated-overlay overlay-style"><a class="lightbox" data-rel="ilightbox[57-8831]" data-caption="The engraving room" data-title="Workshop" href="/assets/images/full/workshop.svg" aria-label="The engraving room, larger"></a>${image({ file: 'workshop.svg', alt: 'The engraving room', size: 320, height: 160 })}</figure>
 <figure class="animated-overlay overlay-style"><a class="lightbox" data-rel="ilightbox[film]" data-title="The engraver at work" data-options="thumbnail: '/assets/images/workshop.svg', width: 640, height: 360" href="/assets/workshop.mp4">Watch the engraver</a></figure>
 <figure class="animated-overlay overlay-style"><a class="lightbox" data-rel="ilightbox[film]" data-type="iframe" data-options="width: 900, height: 600" href="/size-guide/">The size guide</a></figure>
 <figure class="animated-overlay overlay-style"><a class="lightbox ilightbox-skip" data-rel="ilightbox[57-8831]" href="/assets/images/full/name-badge.svg">A badge, on a page of its own</a></figure>
</div>
<h2>Season 2025</h2>
<div class="gallery-wall"><figure class="animated-overlay"><a id="gallery-4711" class="gallery-lightbox" href="#">All three medals</a>${image({ file: 'medal-gold.svg', alt: 'Gold medal', size: 160 })}</figure></div>
<script defer src="/assets/inline-gallery.js" data-gallery="${SERVER_ITEMS}"></script>`)
}

/** @param {readonly string[]} picture */
function nightPicture([file, title = '', caption = '']) {
  const alt = title || 'Engraved plate'
  return ` <figure class="animated-overlay overlay-style">${image({ file: `${file}.svg`, alt, size: 160 })}<a class="lightbox" data-rel="ilightbox[12-4410]" data-title="${title}" data-caption="${escapeHtml(caption)}" href="/assets/images/full/${file}.svg" aria-label="${alt}, larger"></a></figure>`
}
