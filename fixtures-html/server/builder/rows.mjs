/**
 * A row of the builder: a section as wide as the page, with a sizer behind it (contract 04 §0.1).
 * @typedef {object} Row
 * @property {string} name
 * @property {string} content of the row, whole lines
 * @property {'color' | 'image' | 'video'} [type]
 * @property {'standard-width' | 'full-width-contained' | 'full-width-stretch'} [wrap]
 * @property {'content-height' | 'window-height'} [height]
 * @property {string} [classes] of the row itself
 * @property {string} [attributes]
 * @property {string} [style]
 * @property {string} [behind] what lies behind the content
 * @property {boolean} [hasSizer]
 */

/** @param {Row} row @param {number} copy */
function rowSection(row, copy) {
  const { name, content, type = 'color', wrap = 'full-width-contained', height = 'content-height' } = row
  const { classes = '', attributes = '', style = '', behind = '', hasSizer = true } = row
  const id = `${name}-${copy}`
  return `<section id="${id}" data-rowname="${name}" data-header-style="" class="row fw-row row-has-id dynamic-header-change">
 <div class="spb-row ${classes}" data-row-type="${type}" data-wrap="${wrap}" data-image-movement="${classes ? 'stellar' : 'fixed'}" data-content-stretch="${wrap === 'full-width-stretch'}" data-row-height="${height}" data-col-v-pos="default" ${attributes} style="${style}">
  ${behind}<div class="spb_content_element clearfix">${content}</div>
 </div>
</section>${hasSizer ? '\n<div class="spb-row-sizer"></div>' : ''}`
}

/** @param {readonly string[]} columns @param {string} [classes] of each */
function columnsOf(columns, classes = '') {
  const width = 12 / columns.length
  const printed = columns.map(
    (html) =>
      `<div class="spb-column-container col-sm-${width} ${classes}"><div class="spb-column-inner row clearfix">${html}</div></div>`,
  )
  return `<section class="row ">${printed.join('')}</section>`
}

/** @param {string} heading @param {string} text */
const text = (heading, text) =>
  `<section class="row "><div class="spb_content_element col-sm-12"><div class="spb-asset-content"><h3>${heading}</h3><p>${text}</p></div></div></section>`

const CUPS = text('Cups', 'Silver-plated, from 15 cm to half a metre, on a timber or a marble base.')
const MEDALS = text(
  'Medals',
  'Struck or cast, in gold, silver and bronze finish, with a ribbon of your colours.',
)
const PLAQUES = text('Plaques', 'Perpetual shields with room for thirty winners, engraved anew each year.')

/** @param {string} file */
const parallaxLayer = (file) =>
  `<div class="spb-row-parallax-layer-wrap"><div class="spb-row-parallax-layer" style="background-image:url(/assets/images/${file});"></div></div>`

/** @param {URLSearchParams} query */
function video(query) {
  const source = query.get('row-video') === 'missing' ? '/assets/none.mp4' : '/assets/workshop.mp4'
  const element = `<video class="parallax-video" poster="/assets/images/hero-workshop.jpg" preload="auto" autoplay muted loop playsinline><source src="${source}" type="video/mp4"></video>`
  return `<div class="video-wrap">${query.get('row-video') === 'none' ? '' : element}<div class="row-overlay video-overlay overlay-darkgrid"></div></div>`
}

/** @param {string} kind @param {string} classes @param {string} content */
const oldParallax = (kind, classes, content) =>
  `<section class="row fw-row "><div class="spb_parallax_asset sf-parallax parallax-${kind} ${classes} spb_content_element col-sm-12 spb-full-width-element">${content}</div><div class="spb-fw-sizer"></div></section>`

/** @param {string} heading */
const oldContent = (heading) =>
  `<div class="spb_content_wrapper container"><h2>${heading}</h2><p>Engraved in our own workshop, ready in five working days.</p></div>`

/**
 * Rows and multilayer parallax (contract 04 §1, §12).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const ROWS = [
  {
    name: 'row',
    print: ({ copy }) =>
      rowSection(
        {
          name: 'engraving',
          style: 'background-color:#f7f4ec;',
          content: columnsOf([CUPS, MEDALS]),
        },
        copy,
      ),
  },
  {
    name: 'row-stretch',
    print: ({ copy }) =>
      rowSection(
        {
          name: 'range',
          wrap: 'full-width-stretch',
          style: 'background-color:#e9edf5;',
          content: columnsOf([CUPS, MEDALS, PLAQUES]),
        },
        copy,
      ),
  },
  {
    name: 'row-standard',
    print: ({ copy }) =>
      rowSection({ name: 'standard', wrap: 'standard-width', content: columnsOf([MEDALS, PLAQUES]) }, copy),
  },
  {
    name: 'row-no-sizer',
    print: ({ copy }) => rowSection({ name: 'alone', hasSizer: false, content: columnsOf([PLAQUES]) }, copy),
  },
  {
    name: 'row-parallax',
    print: ({ copy, query }) => {
      const speed = query.get('row-speed') ?? ''
      return rowSection(
        {
          name: 'hall-of-fame',
          type: 'image',
          wrap: 'full-width-stretch',
          classes: 'spb-row-parallax',
          attributes: /^[\w.]+$/.test(speed) ? `data-parallax-speed="${speed}"` : '',
          behind: parallaxLayer('hero-cups.jpg'),
          content: columnsOf([
            text('The hall of fame', 'Forty years of champions, all of them engraved in Brisbane.'),
          ]),
        },
        copy,
      )
    },
  },
  {
    name: 'row-window',
    print: ({ copy }) =>
      rowSection(
        {
          name: 'presentation',
          height: 'window-height',
          style: 'background-color:#e3ddcf;',
          content: columnsOf([
            text('Presentation night', 'Everything for the stage, delivered the day before.'),
          ]),
        },
        copy,
      ),
  },
  {
    name: 'row-video',
    print: ({ copy, query }) =>
      rowSection(
        {
          name: 'workshop',
          type: 'video',
          wrap: 'full-width-stretch',
          behind: `${video(query)}\n  <div class="row-overlay" style="background-color:#000;opacity:0.3"></div>\n  `,
          content: columnsOf([
            text('At the laser', 'Every name is proofread twice before the laser starts.'),
            CUPS,
          ]),
        },
        copy,
      ),
  },
  {
    name: 'row-content-pos',
    print: ({ copy }) =>
      rowSection(
        {
          name: 'sizes',
          attributes: `data-col-content-pos="${copy % 2 ? 'center' : 'bottom'}"`,
          content: columnsOf([
            `<section class="row "><div class="spb_content_element col-sm-6"><div class="spb-asset-content"><h3>Sizes</h3><p>Small for the runner-up, medium for the winner, large for the cabinet in the foyer that everyone walks past.</p></div></div><div class="spb_content_element col-sm-6"><div class="spb-asset-content"><p>15, 22 and 30 cm</p></div></div></section>`,
          ]),
        },
        copy,
      ),
  },
  {
    name: 'row-offset',
    print: ({ copy }) =>
      rowSection(
        {
          name: 'offer',
          style: 'background-color:#f7f4ec;',
          content: columnsOf([CUPS, PLAQUES], 'spb-col-custom-offset'),
        },
        copy,
      ),
  },
  {
    name: 'column-parallax',
    print: ({ copy }) =>
      rowSection(
        {
          name: 'ribbons',
          content: `<section class="row "><div class="spb-column-container col-sm-6 spb-row-parallax" data-parallax-speed="fast">${parallaxLayer('hero-medals.jpg')}<div class="spb-column-inner row clearfix">${text('Ribbons', 'Forty colours from stock.')}</div></div><div class="spb-column-container col-sm-6"><div class="spb-column-inner row clearfix">${MEDALS}</div></div></section>`,
        },
        copy,
      ),
  },
  {
    name: 'full-width-block',
    print: () =>
      `<section class="row fw-row "><div class="spb_clients_widget spb_content_element col-sm-12 spb-full-width-element"><div class="spb-asset-content"><h3>Clubs that engrave with us</h3><p>Kurilpa Rowers, West End Bowls, Toowong Harriers.</p></div></div><div class="spb-fw-sizer"></div></section>`,
  },
  {
    name: 'old-parallax',
    print: () =>
      oldParallax(
        'content-height',
        'spb-row-parallax',
        `${parallaxLayer('hero-medals.jpg')}${oldContent('Medals for every place')}`,
      ),
  },
  {
    name: 'old-window',
    print: () => oldParallax('window-height', '', oldContent('Cups for every cabinet')),
  },
  {
    name: 'old-video',
    print: ({ query }) =>
      oldParallax('video-height', 'sf-parallax-video', `${video(query)}${oldContent('See us engrave')}`),
  },
  {
    name: 'multilayer',
    print: ({ copy, query }) => {
      const picture = query.get('multilayer-picture') === 'missing' ? 'none.jpg' : 'hero-workshop.jpg'
      return `<section class="row fw-row "><div class="spb_multilayer_parallax spb_content_element col-sm-12" data-xscalar="20" data-yscalar="20" data-max-height="500" style="height500;">
 <div id="spb-mlp-${copy}-999" class="layer slice-layer" data-depth="0.20" style="z-index: 999;"><div class="layer-bg" data-layer-type="cover" data-layer-bg-pos="center center" data-layer-repeat="no-repeat" style="background-image:url(/assets/images/${picture});"></div></div>
 <div id="spb-mlp-${copy}-998" class="layer container" data-depth="0.60" style="z-index: 1000;"><div class="layer-bg content-layer" data-layer-bg-pos="center center"><h2>Champions</h2></div></div>
</div><div class="spb-fw-sizer"></div></section>`
    },
  },
]
