import { image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'

export const SLIDERS_PATH = '/sliders/'

const WORKS = [
  ['gold-cup', 'Gold cup, 420 mm'],
  ['silver-cup', 'Silver cup'],
  ['bronze-cup', 'Bronze cup'],
  ['classic-cup', 'Classic cup on timber'],
  ['crystal-block', 'Crystal block'],
  ['glass-flame', 'Glass flame'],
  ['timber-plaque', 'Timber plaque'],
  ['perpetual-shield', 'Perpetual shield'],
  ['cricket-medal', 'Cricket medal'],
  ['swimming-medal', 'Swimming medal'],
  ['star-medal', 'Star medal'],
  ['lapel-pin', 'Lapel pin'],
]

/** Every kind of slider: pictures of a work, testimonials, a gallery with thumbs, those of posts in a list. */
export function slidersMain() {
  return innerPage(`<link rel="stylesheet" href="/assets/sliders.css">
<h1>From the workshop</h1>
<div class="sliders-columns">
<div class="flexslider item-slider"><ul class="slides">
 <li>${image({ file: 'detail-plate.svg', alt: 'Three lines on the plate', size: 900, height: 600 })}</li>
 <li>${image({ file: 'detail-ribbon.svg', alt: 'On its ribbon', size: 600, height: 900 })}</li>
 <li>${image({ file: 'detail-box.svg', alt: 'In its box', size: 900, height: 600 })}</li>
</ul></div>
<section><h2>What clubs say</h2>
<div class="flexslider testimonials-slider content-slider" data-animation="fade" data-autoplay="yes"><ul class="slides cS-hidden">
 <li class="testimonial"><div class="testimonial-text"><p>Forty medals in two days, and every name spelled right.</p></div><div class="testimonial-cite"><cite>Moana Hughes, <a href="/portfolio/school-honour-boards/">Bulimba Swimming Club</a></cite></div></li>
 <li class="testimonial"><div class="testimonial-text"><p>The perpetual shield came back with its new plate on the very day that we had asked for, although we had brought it a week late.</p></div><div class="testimonial-cite"><cite>Alan Petrie, Toowong Bowls</cite></div></li>
 <li class="testimonial"><div class="testimonial-text"><p>Nobody else would engrave a cricket bat.</p></div><div class="testimonial-cite"><cite>Priya Nair, Souths Juniors</cite></div></li>
</ul></div></section>
</div>
<h2>Lately on the bench</h2>
<div class="spb_gallery_widget gallery-slider spb_content_element"><div class="flexslider gallery-slider" data-transition="slide" data-autoplay="no" data-thumbs="yes"><ul class="slides">
${WORKS.map(galleryItem).join('\n')}
</ul></div></div>
<h2>In the news</h2>
<div class="sliders-columns">
${[0, 3, 6].map(post).join('\n')}
</div>`)
}

/** @param {readonly string[]} work */
function galleryItem([file, caption = '']) {
  const picture = image({ file: `${file}.svg`, alt: `${caption}, from the front`, size: 600, height: 600 })
  return ` <li data-thumb="/assets/images/${file}.svg"><a href="/assets/images/${file}.svg" class="lightbox zoom is-slider-link" data-rel="ilightbox[12-8831]" data-caption="${caption}" aria-label="${caption}, larger"><i class="sf-icon-add"></i></a>${picture}<p class="flex-caption">${caption}</p></li>`
}

/** @param {number} from */
function post(from) {
  const slides = WORKS.slice(from, from + 2).map(
    ([file, alt = '']) =>
      `<li><a href="/blog/">${image({ file: `${file}.svg`, alt, size: 600, height: 400 })}</a></li>`,
  )
  return `<article class="blog-item"><figure class="animated-overlay"><div class="flexslider thumb-slider"><ul class="slides">${slides.join('')}</ul></div></figure><h3><a href="/blog/">${WORKS[from]?.[1]}</a></h3></article>`
}
