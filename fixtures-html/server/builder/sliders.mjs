import { escapeHtml } from '../html.mjs'

const NAMES_OF_SETTINGS = ['loop', 'freescroll', 'draggable', 'dots', 'arrows', 'autoplay', 'initial-index']
/** @type {Readonly<Record<string, string>>} */
const USUAL_SETTINGS = {
  loop: 'true',
  freescroll: 'false',
  draggable: 'true',
  dots: 'true',
  arrows: 'false',
  autoplay: '0',
  'initial-index': '0',
}

/**
 * The markup of a slider; `?slider-NAME=value` changes a setting of all, `absent` leaves it out.
 * @param {'row' | 'col'} kind
 * @param {URLSearchParams} query
 * @param {Readonly<Record<string, string>>} [own]
 */
function settings(kind, query, own = {}) {
  const attributes = NAMES_OF_SETTINGS.flatMap((name) => {
    const value = query.get(`slider-${name}`) ?? own[name] ?? USUAL_SETTINGS[name] ?? ''
    return value === 'absent' ? [] : [`data-${name}="${escapeHtml(value)}"`]
  })
  return `<div class="spb-${kind}-slider-atts" ${attributes.join(' ')}></div>`
}

/** @typedef {{ heading: string, text: string, picture?: string, post?: number }} Slide */

/** @type {readonly Slide[]} */
const CHAMPIONS = [
  {
    heading: 'Best and fairest',
    text: 'A crystal block with the club’s crest inside. Ours since the first season of the women’s league.',
    picture: 'crystal-block.svg',
    post: 4101,
  },
  {
    heading: 'Most improved',
    text: 'A bronze cup on a maple base. The plate has room for a sentence by the coach, and coaches do write sentences.',
    picture: 'bronze-cup.svg',
    post: 4102,
  },
  { heading: 'Golden boot', text: 'A football figure, 28 cm.', picture: 'football-figure.svg', post: 4103 },
]

/** @type {readonly Slide[]} */
const STEPS = [
  {
    heading: 'Choose',
    text: 'Look through cups, medals and plaques, or send us a photograph of last year’s.',
  },
  {
    heading: 'Word it',
    text: 'Three lines of about twenty letters look right. We send a proof of every plate before the laser starts, and wait for your word.',
  },
  { heading: 'Collect', text: 'West End, weekdays from eight to five, or by courier.' },
  { heading: 'Celebrate', text: 'Bring a photograph: it goes up in the workshop.' },
]

/** @param {Slide} slide @param {URLSearchParams} query @param {number} copy */
function slideBlock({ heading, text, picture, post }, query, copy) {
  const lazy = query.has('slider-lazy') ? ' loading="lazy"' : ''
  const shown = query.get('slider-pictures') === 'missing' ? 'none.svg' : picture
  const image = picture
    ? `<figure><img src="/assets/images/${shown}" width="200" height="200" alt=""${lazy}></figure>`
    : ''
  const love = post
    ? `<span class="love-it-wrapper"><a href="#" class="love-it" data-post-id="${post + copy * 10}" data-user-id="0"><i class="sf-icon-like"></i><span class="love-count"><data class="count" value="">3</data> Likes</span></a></span>`
    : ''
  return `<section class="row "><div class="spb_content_element col-sm-12"><div class="spb-asset-content">${image}<h3>${heading}</h3><p>${text}</p><p><a href="/shop/">To the shop</a> ${love}</p></div></div></section>`
}

/**
 * @param {{ name: string, copy: number, attributes?: string, content: string, behind?: string }} row
 */
function row({ name, copy, attributes = '', content, behind = '' }) {
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-${copy}`
  return `<section id="${id}" data-rowname="${name}" data-header-style="" class="row fw-row row-has-id dynamic-header-change">
 <div class="spb-row" data-row-type="color" data-wrap="full-width-contained" data-image-movement="fixed" data-content-stretch="false" data-row-height="content-height" data-col-v-pos="default" ${attributes} style="background-color:#f7f4ec;">
  <div class="spb_content_element clearfix">${content}</div>
  ${behind}
 </div>
</section>
<div class="spb-row-sizer"></div>`
}

/** @param {string} html @param {string} [attributes] @param {string} [behind] */
const column = (html, attributes = '', behind = '') =>
  `<div class="spb-column-container col-sm-6" ${attributes}><div class="spb-column-inner row clearfix">${html}</div>${behind}</div>`

/** @param {string} heading @param {string} text */
const textBlock = (heading, text) =>
  `<section class="row "><div class="spb_content_element col-sm-12"><div class="spb-asset-content"><h3>${heading}</h3><p>${text}</p></div></div></section>`

/** @type {readonly (readonly [heading: string, text: string])[]} */
const SERVICES = [
  ['Engraving', 'Included up to sixty letters.'],
  [
    'Artwork',
    'Send your crest as it is. We trace it, clean it and keep it for next year, so that the second order needs no artwork at all and comes out the same.',
  ],
  ['Delivery', 'Across Australia in two to five working days, insured.'],
]

/** @type {readonly (readonly [id: string, tab: string, panel: string])[]} */
const TOUR = [
  [
    'tour-cups',
    'Cups',
    '<p>Cups are measured with the base: 120 mm fits a small hand. <a href="/shop/">See all cups</a></p>',
  ],
  [
    'tour-medals',
    'Medals',
    '<p>Medals are 50 mm across, and 70 mm for the big days. Ribbons come in forty colours.</p>',
  ],
  [
    'tour-shields',
    'Shields',
    '<p>Perpetual shields have room for 24 to 96 names, and we add the winner each year while you wait.</p>',
  ],
]

/**
 * Rows and columns as sliders, columns of equal height, tours (contract 04 §3, §4, §14).
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const SLIDERS = [
  {
    name: 'row-slider',
    print: ({ copy, query }) =>
      row({
        name: 'How it works',
        copy,
        attributes: 'data-row-slider="true"',
        content: `<div class="spb-row-no-cols-wrapper spb-row-multi-col clearfix">${STEPS.map((slide) => slideBlock(slide, query, copy)).join('')}</div>`,
        behind: settings('row', query, { arrows: 'true', loop: 'false' }),
      }),
  },
  {
    name: 'row-slider-columns',
    print: ({ copy, query }) =>
      row({
        name: 'Champions',
        copy,
        attributes: 'data-row-slider="true"',
        content: [CHAMPIONS.slice(0, 2), CHAMPIONS.slice(1)]
          .map(
            (pair) =>
              `<section class="row ">${pair.map((slide) => column(slideBlock({ ...slide, post: (slide.post ?? 0) + 300 }, query, copy))).join('')}</section>`,
          )
          .join(''),
        behind: settings('row', query),
      }),
  },
  {
    name: 'column-slider',
    print: ({ copy, query }) =>
      row({
        name: 'Season awards',
        copy,
        content: `<section class="row ">${column(
          CHAMPIONS.map((slide) => slideBlock(slide, query, copy)).join(''),
          'data-col-slider="true"',
          settings('col', query),
        )}${column(textBlock('Season awards', 'Three that every club gives. All of them engraved, boxed, and at your door within five working days.'))}</section>`,
      }),
  },
  {
    name: 'equal-columns',
    print: ({ copy }) =>
      row({
        name: 'Services',
        copy,
        attributes: 'data-col-equal-heights="true"',
        content: `<section class="row ">${SERVICES.map(
          ([heading, text]) =>
            `<div class="spb-column-container col-sm-4"><div class="spb-column-inner row clearfix">${textBlock(heading, text)}</div></div>`,
        ).join('')}</section>`,
      }),
  },
  {
    name: 'tour',
    print: ({ copy, query }) => {
      const interval = query.get('tour-interval') ?? '5'
      const tabs = TOUR.map(
        ([id, name], number) =>
          `<li${number === 0 ? ' class="active"' : ''}><a href="#${id}-${copy}" data-toggle="tab">${name}</a></li>`,
      )
      const panes = TOUR.map(
        ([id, , panel]) => `<div id="${id}-${copy}" class="tab-pane load">${panel}</div>`,
      )
      return `<section class="row "><div class="spb_tour spb_tour spb_content_element col-sm-12" ${interval === 'absent' ? '' : `data-interval="${escapeHtml(interval)}"`}><div class="spb-asset-content spb_wrapper spb_tour_tabs_wrapper">
  <div class="tabbable tabs-left"><ul class="nav nav-tabs">${tabs.join('')}</ul>
   <div class="tab-content">${panes.join('')}</div></div></div></div></section>`
    },
  },
]
