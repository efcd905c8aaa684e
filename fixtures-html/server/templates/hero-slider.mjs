import { escapeHtml } from '../html.mjs'

/** @typedef {import('../hero-knobs.mjs').HeroKnobs} HeroKnobs */

/**
 * @typedef {object} Slide
 * @property {string} title
 * @property {string} heading
 * @property {string} text
 * @property {'light' | 'dark'} style
 * @property {string} href
 * @property {string} [picture]
 * @property {string} [colour]
 */

/** @type {readonly Slide[]} */
const SLIDES = [
  {
    title: 'Cups',
    heading: 'Cups for winners',
    text: 'Two lines of engraving are free on every cup.',
    style: 'light',
    href: '/product/gold-cup/',
    picture: 'hero-cups.jpg',
  },
  {
    title: 'Workshop',
    heading: 'Engraved in West End',
    text: 'Bring the names on Monday, take the cups home on Friday.',
    style: 'dark',
    href: '/engraving-guide/',
    picture: 'hero-workshop.jpg',
  },
  {
    title: 'Medals',
    heading: 'Ninety sports in stock',
    text: 'Gold, silver and bronze, with ribbons in your club’s colours.',
    style: 'light',
    href: '/product/star-medal/',
    picture: 'hero-medals.jpg',
  },
  {
    title: 'Perpetual shields',
    heading: 'Room for decades',
    text: 'Shields and honour boards, brought up to date every year.',
    style: 'light',
    href: '/product/perpetual-shield/',
    colour: '#3b2a12',
  },
  {
    title: 'Badges & pins',
    heading: 'Name badges by the dozen',
    text: 'Magnetic or pinned, in two working days.',
    style: 'dark',
    href: '/product/magnetic-name-badge/',
    colour: '#f7f4ec',
  },
  {
    title: 'Clubs',
    heading: 'Season presentation packs',
    text: 'One list, one order, one delivery.',
    style: 'light',
    href: '/shop/',
    colour: '#14213d',
  },
]

const TALL = Array.from(
  { length: 12 },
  (_, index) =>
    `<p>Round ${index + 1}: the best and fairest of every grade gets a cup with a name on it.</p>`,
).join('')

/** The hero, a direct child of the container. @param {HeroKnobs} knobs */
export function heroSlider(knobs) {
  return `<div class="swift-slider-outer">
 ${slider({ ...knobs, id: 'swift-slider-1' })}
</div>`
}

/** A slider as a block of the content. @param {HeroKnobs} knobs */
export function heroBlock({ inContent, ...knobs }) {
  if (!inContent) return ''
  const block = {
    ...knobs,
    inContent,
    fullscreen: false,
    maxHeight: '420',
    autoplay: '',
    id: 'swift-slider-2',
  }
  return `<section class="row "><div class="spb_swift-slider spb_content_element col-sm-12"><div class="swift-slider-outer">
 ${slider(block)}
</div></div></section>`
}

/** @param {HeroKnobs & { id: string }} knobs */
function slider(knobs) {
  const { id, slides: count, type } = knobs
  if (count === 0)
    return `<div id="${id}" class="swift-slider no-slides">No slides found, please add some!</div>`
  const loops = knobs.loop && count > 1 && !knobs.countsAll
  const attributes = {
    'slider-type': type,
    fullscreen: String(knobs.fullscreen),
    'max-height': knobs.maxHeight,
    transition: knobs.transition,
    loop: String(loops),
    'slide-count': knobs.countsAll ? '-1' : String(count),
    autoplay: knobs.autoplay,
    continue: String(knobs.continues),
  }
  const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  const shown = SLIDES.slice(0, count)
  return `<div id="${id}" class="swift-slider swiper-container" ${data.join(' ')}>
  <div class="swiper-wrapper">
${shown.map((slide, index) => `   ${slideOf(slide, index, knobs)}`).join('\n')}
  </div>
${controls(knobs)}
 </div>`
}

/** @param {Slide} slide @param {number} index @param {HeroKnobs} knobs */
function slideOf({ title, style, picture, colour = '', ...words }, index, knobs) {
  const isMissing = knobs.picture === 'missing' && index === 0
  const file = picture && `/assets/images/${isMissing ? 'no-such-picture.jpg' : picture}`
  const video = hasVideo(knobs, index)
  const kind = video ? 'video-slide' : file ? 'image-slide' : 'color-slide'
  const look =
    file && !video
      ? `background-image: url(${file});background-color: ${colour}`
      : `background-color: ${colour}`
  const about = file
    ? ` data-bg-size="cover" data-bg-align="center" data-bg-horiz-align="center" data-mobile-bg-horiz-align="left" data-slide-img="${file}"`
    : ''
  return `<div class="swiper-slide ${kind} dynamic-header-change" data-slide-id="${index + 1}" data-slide-title="${escapeHtml(title)}" style="${look}"${about} data-style="${style}" data-header-style="${style}">${video ? videoOf(knobs, file ?? '') : ''}${caption(words, index, knobs)}</div>`
}

/** @param {HeroKnobs} knobs @param {number} index */
function hasVideo({ video }, index) {
  return video === 'first' ? index === 0 : video !== 'none' && index === 1
}

/** @param {HeroKnobs} knobs @param {string} poster */
function videoOf({ video }, poster) {
  const file = video === 'missing' ? '/assets/no-such-video.mp4' : '/assets/workshop.mp4'
  const loops = video === 'once' ? '' : ' loop'
  return `<div class="video-wrap"><div class="video-overlay overlay-lightgrid"></div><video class="video" poster="${poster}"${loops} muted preload="auto" data-width="0" data-height="0" playsinline><source src="${file}" type="video/mp4"></video></div>`
}

/** @param {{ heading: string, text: string, href: string }} words @param {number} index @param {HeroKnobs} knobs */
function caption({ heading, text, href }, index, { caption: kind, type }) {
  if (kind === 'none') return ''
  const place = `data-caption-x="${type === 'curtain' ? 'center' : 'left'}" data-caption-y="${kind === 'top' ? 'top' : 'middle'}" data-caption-size="standard"`
  const more = kind === 'tall' && index === 1 ? TALL : ''
  return `<div class="caption-wrap container"><div class="caption-content" data-caption-color="" ${place}><h2 class="caption-title">${escapeHtml(heading)}</h2><div class="caption-excerpt"><p>${escapeHtml(text)}</p>${more}</div></div><a href="${href}" target="_self" class="ss-slide-link" aria-label="${escapeHtml(heading)}"></a></div>`
}

/** @param {HeroKnobs} knobs */
function controls(knobs) {
  const { slides: count, type, countsAll, continues, hidesIndicator, hidesDots } = knobs
  const arrow = (/** @type {string} */ name, /** @type {string} */ text) =>
    `  <a class="swift-slider-${name}" href="#"><svg class="svg-swift-slider-${name}" aria-hidden="true"></svg><h4>${text}</h4></a>`
  const hasArrows = knobs.arrows && type === 'slider' && count > 1
  const dots = countsAll ? '' : '<div class="dot"><span class=""></span></div>'.repeat(count)
  return [
    ...(hasArrows ? [arrow('prev', 'Previous'), arrow('next', 'Next')] : []),
    `  <div class="swift-slider-pagination${hidesDots ? ' pagination-hidden' : ''}">${dots}</div>`,
    ...(continues
      ? [
          `  <div class="swift-scroll-indicator${hidesIndicator ? ' indicator-hidden' : ''}"><span></span><span></span><span></span></div>`,
          '  <a href="#" data-href="#" class="swift-slider-continue"><svg class="svg-swift-slider-continue" aria-hidden="true"></svg></a>',
        ]
      : []),
    '  <div id="swift-slider-loader" class="circle"><div class="sf-svg-loader"></div></div>',
  ].join('\n')
}
