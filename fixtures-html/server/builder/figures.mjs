import { escapeHtml } from '../html.mjs'

/**
 * Charts, counters, countdowns, progress bars, drawn icons (contract 04 §5 to §7, §16). Knobs: `?figures-day=2026-11-3`
 * (the countdown's; `none` leaves it out), `?figures-to=NUMBER` of counters, `?figures-icon=FILE` in assets/images.
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const FIGURES = [
  { name: 'chart', print: charts },
  { name: 'counter', print: counters },
  { name: 'countdown', print: countdowns },
  { name: 'progress', print: bars },
  { name: 'drawn-icon', print: icons },
]

/** @typedef {import('./blocks.mjs').Printed} Printed */

/** @param {string} html */
const section = (html) => `<section class="row ">${html}</section>`

/** @param {Printed} printed */
function charts({ copy }) {
  /** @type {[number, 70 | 170, number, string][]} */
  const rings = [
    [92, 170, 3, '92%'],
    [68, 170, 8, `${60 + copy}/90`],
    [100, 70, 3, '<i class="ss-check" aria-hidden="true">✓</i>'],
    [25, 70, 4, '¼'],
  ]
  return section(
    rings
      .map(
        ([percent, size, line, inside]) =>
          `<div class="spb_chart spb_content_element col-sm-3"><div class="spb-asset-content"><div class="chart-shortcode chart-${size} chart-center" data-linewidth="${line}" data-percent="0" data-animatepercent="${percent}" data-size="${size}" data-barcolor="#b3282d" data-trackcolor="#e3ddcf"><span>${inside}</span></div></div></div>`,
      )
      .join('\n'),
  )
}

/** @param {Printed} printed */
function counters({ query }) {
  const to = escapeHtml(query.get('figures-to') ?? '12500')
  /** @param {string} attributes @param {string} subject @param {string} [divider] */
  const counter = (attributes, subject, divider = '<div class="count-divider"><span></span></div>') =>
    `<div class="spb_counter spb_content_element col-sm-4"><div class="spb-asset-content"><div class="sf-count-asset" style="color: #222;"><div class="count-number" ${attributes}></div>${divider}<h3 class="count-subject">${subject}</h3></div></div></div>`
  return section(
    [
      counter(
        `data-from="0" data-to="${to}" data-speed="2000" data-refresh-interval="25" data-prefix="" data-suffix="+" data-with-commas="true"`,
        'trophies engraved',
      ),
      counter(
        'data-from="0" data-to="39" data-speed="2000" data-refresh-interval="25" data-prefix="" data-suffix=" years" data-with-commas="false"',
        'in West End',
        '<div class="count-divider has-icon"><span class="icon-divide"></span><i class="ss-cup" aria-hidden="true">★</i><span class="icon-divide"></span></div>',
      ),
      counter(
        'data-from="30" data-to="4.5" data-speed="2000" data-refresh-interval="25" data-prefix="$" data-suffix="0" data-decimals="1" data-with-commas="false"',
        'for a medal with a ribbon',
      ),
    ].join('\n'),
  )
}

/** Far enough away: Brisbane's own games, and what comes before them. */
const DAYS = [
  ['2032-7-23', 'until the Brisbane Games'],
  ['2031-11-3', 'until the gala of the netball association'],
  ['2030-3-1', 'until the season’s first regatta'],
]

/** @param {Printed} printed */
function countdowns({ copy, query }) {
  const [usual = '', subject = ''] = DAYS[(copy - 1) % DAYS.length] ?? []
  const [year = '', month = '', day = ''] = escapeHtml(query.get('figures-day') ?? usual).split('-')
  const data =
    query.get('figures-day') === 'none' ? '' : ` data-year="${year}" data-month="${month}" data-day="${day}"`
  return section(
    `<div class="spb_countdown_widget spb_content_element col-sm-12"><div class="spb-asset-content"><div class="sf-countdown text-large"${data}></div><h3 class="countdown-subject">${subject}</h3></div></div>`,
  )
}

/** @param {Printed} printed */
function bars({ copy }) {
  /** @type {[string, number][]} */
  const values = [
    ['Engraved in our own workshop', 80],
    ['Ready within three days', 55 + copy * 10],
    ['Club orders', 100],
  ]
  return section(
    `<div class="spb_progress_bar spb_content_element col-sm-12"><div class="spb-asset-content">${values
      .map(
        ([name, value]) =>
          `<div class="progress-bar-wrap"><div class="bar-text"><span class="bar-name">${name}</span><span class="progress-value">${value}%</span></div><div class="progress standard"><div class="bar" data-value="${value}" aria-valuenow="${value}"></div></div></div>`,
      )
      .join('')}</div></div>`,
  )
}

/** @param {Printed} printed */
function icons({ copy, query }) {
  /** @type {[string, string, string][]} */
  const drawn = [
    ['icon-cup.svg', 'Cups', 'sf-svg-icon-animate'],
    ['icon-medal.svg', 'Medals', 'sf-svg-icon-animate'],
    ['icon-plaque.svg', 'Plaques', 'animation-disabled'],
  ]
  return section(
    drawn
      .map(([usual, title, kind], index) => {
        const file = escapeHtml(query.get('figures-icon') ?? usual)
        return `<div class="spb_icon_box spb_content_element col-sm-4"><div class="spb-asset-content"><div id="sf-svg-${copy}${index}" class="sf-svg-icon-holder ${kind}" data-svg-src="/assets/images/${file}" data-anim-type="delayed"></div><h3>${title}</h3></div></div>`
      })
      .join('\n'),
  )
}
