import { escapeHtml } from '../html.mjs'

/**
 * Banners, headlines, questions, icon boxes, entrances, bricks (contract 04 §8 to §11, §16). Knobs: `?words-banner=none`
 * (the animation), `?words-delay=MS` of entrances.
 * @type {readonly import('./blocks.mjs').Block[]}
 */
export const WORDS = [
  { name: 'entrance', print: entrances },
  { name: 'banner', print: banners },
  { name: 'headline', print: headlines },
  { name: 'faq', print: faqs },
  { name: 'icon-grid', print: iconGrid },
  { name: 'icon-box', print: iconBoxes },
  { name: 'bricks', print: bricks },
]

/** @typedef {import('./blocks.mjs').Printed} Printed */

/** @param {string} html */
const section = (html) => `<section class="row ">${html}</section>`

/** @param {Printed} printed */
function entrances({ copy, query }) {
  const delay = Number(query.get('words-delay') ?? 200)
  const columns = [
    ['fade-in', 'Drop it off', 'Bring the cup that you have, or choose one from our shelves in West End.'],
    ['fade-from-bottom', 'We engrave it', 'By laser or by hand, and we send you a proof before we cut.'],
    ['fade-from-left', 'You hand it over', 'Boxed, polished, and on time for the presentation night.'],
  ]
  return section(
    `<div class="spb_text_column spb_content_element col-sm-12"><h2>How it works (${copy})</h2></div>${columns
      .map(
        ([animation, title, text], index) =>
          `<div class="spb-column-container col-sm-4 sf-animation" data-animation="${animation}" data-delay="${delay * index}"><div class="spb-column-inner row clearfix"><div class="spb_content_element col-sm-12"><div class="spb-asset-content"><h3>${title}</h3><p>${text} <a href="/engraving-guide/">More</a></p></div></div></div></div>`,
      )
      .join('')}`,
  )
}

/** @param {Printed} printed */
function banners({ copy, query }) {
  const animation = escapeHtml(query.get('words-banner') ?? 'fade-in')
  /** @param {string} file @param {string} alt @param {string} words */
  const inside = (file, alt, words) =>
    `<div class="image-banner-content sf-animation content-center text-center" data-animation="${animation}" data-delay="200">${words}</div>` +
    `<div class="img-wrap"><img src="/assets/images/${file}" width="1440" height="720" alt="${alt}"></div>`
  return section(
    `<div class="spb_image_banner spb_content_element col-sm-6"><div class="spb-asset-content"><div class="sf-image-banner"><figure class="animated-overlay"><a class="sf-image-banner-link" href="/product-category/cups/" target="_self" aria-label="Cups"></a>` +
      `${inside('hero-cups.jpg', 'A shelf of cups', `<h2>Cups</h2><p>From ${copy * 15} cm up</p>`)}<figcaption></figcaption></figure></div></div></div>` +
      `<div class="spb_image_banner spb_content_element col-sm-6"><div class="spb-asset-content"><div class="sf-image-banner">${inside('hero-medals.jpg', 'Medals on ribbons', '<h2>Medals</h2>')}</div></div></div>`,
  )
}

/** Every style of a headline, with words that are not equally long. */
const HEADLINES = [
  ['rotate-1', 'We engrave', ['cups', 'medals', 'plaques'], 'overnight'],
  ['letters type', 'A prize for', ['swimmers', 'footballers', 'R&D', 'chess <3'], ''],
  ['letters rotate-2', 'Made in', ['Brisbane', 'our own workshop'], ''],
  ['letters rotate-3', 'Cut by', ['laser', 'hand'], ''],
  ['loading-bar', 'Ready in', ['two days', 'a day', 'an hour'], ''],
  ['slide', 'For', ['clubs', 'schools', 'offices'], 'and you'],
  ['clip', 'We also do', ['ribbons', 'name badges', 'honour boards'], ''],
  ['zoom', 'In', ['gold', 'silver', 'bronze'], ''],
  ['letters scale', 'Say', ['thanks', 'well done'], ''],
  ['push', 'Since', ['1974', 'forever'], ''],
  ['slide', 'Only', ['one'], 'word here'],
]

function headlines() {
  return HEADLINES.map(([style, before, words, after]) =>
    section(
      `<div class="spb-animated-headline spb_content_element col-sm-12"><div class="spb-asset-content">
<h2 class="sf-headline text-center ${style} " style="color:#222;">${before} <span class="sf-words-wrapper">${[
        words,
      ]
        .flat()
        .map((word, index) => `<b${index === 0 ? ' class="is-visible"' : ''}>${escapeHtml(word ?? '')}</b>`)
        .join('')}</span> ${after}</h2></div></div>`,
    ),
  ).join('\n')
}

const QUESTIONS = {
  delivery: [
    ['How long does engraving take?', 'Two days, or <a href="/shop/">overnight</a> if you ask for it.'],
    ['Do you deliver to regional Queensland?', 'To anywhere with a post office: allow three days more.'],
    ['Can I pick up on a Saturday?', 'From nine to noon, at 14 Jane Street.'],
  ],
  artwork: [
    [
      'Which files may I send?',
      'PDF, SVG or a clear photo. <label>Try a name: <input type="text" name="try-name"></label>',
    ],
    ['Do I see a proof?', 'Always, by email, before we cut anything.'],
  ],
}

/** @param {Printed} printed */
function faqs({ copy }) {
  const groups = Object.entries(QUESTIONS).map(([id, questions]) => ({
    id: `${id}-${copy}`,
    title: id === 'delivery' ? 'Delivery' : 'Artwork',
    questions,
  }))
  const nav = groups
    .map(
      ({ id, title, questions }) =>
        `<li><a href="#${id}" class="smooth-scroll-link" data-offset="-50">${title}<span class="count"> ${questions.length}</span></a></li>`,
    )
    .join('')
  const divider = `<div class="spb_divider go_to_top_icon1 spb_content_element "><a class="animate-top" href="#" aria-label="Back to top"><i class="ss-up"></i></a></div>`
  const lists = groups
    .map(
      ({ id, title, questions }) => `<h3 class="faq-section-title" id="${id}">${title}</h3>
<ul class="faqs-section clearfix">${questions
        .map(
          ([question, answer], index) =>
            `<li class="faq-item closed"><h5 data-before="Q:">${question}</h5><div class="faq-text" data-before="A:"><p id="${id}-answer-${index + 1}">${answer}</p></div></li>`,
        )
        .join('\n')}</ul>${divider}`,
    )
    .join('\n')
  return section(
    `<div class="spb_faqs_element spb_content_element col-sm-12"><div class="spb_wrapper faqs-wrap"><ul class="faqs-nav clearfix">${nav}</ul>
${lists}</div></div>`,
  )
}

/** @param {Printed} printed */
function iconGrid({ copy }) {
  const boxes = [
    [`#artwork-${copy}`, 'Artwork', ''],
    [`#delivery-${copy}`, 'Delivery', ' data-offset="-20"'],
    ['#', 'Soon', ''],
    ['/shop/', 'Plaques', ''],
  ]
  return section(
    `<div class="spb_icon_box_grid col-sm-12" data-columns="3" data-colour="dark"><div class="spb-asset-content">${boxes
      .map(
        ([href, title, offset]) =>
          `<div class="spb_icon_box col-sm-3"><div class="spb-asset-content"><a class="box-link" href="${href}" target="_self"${offset} aria-label="${title}"></a><div class="sf-icon-box-content-wrap clearfix"><div class="sf-icon-box-inner-wrap clearfix"><div class="grid-icon-wrap clearfix"></div><div class="divider-line"></div><h3>${title}</h3></div></div></div></div>`,
      )
      .join('')}</div></div>`,
  )
}

/** @param {Printed} printed */
function iconBoxes({ copy }) {
  const boxes = [
    ['Polished', 'Every cup leaves us without a fingerprint.'],
    ['Insured', 'What the post loses, we make again.'],
    ['Local', 'Cut and boxed in West End.'],
  ]
  return section(
    boxes
      .map(
        ([title, text]) =>
          `<div class="spb_icon_box spb_content_element col-sm-4"><div class="sf-icon-box sf-icon-box-animated sf-animation" data-animation="fade-in" data-delay="0"><div class="inner"><div class="front"><h3>${title}</h3></div><div class="back"><p>${text}</p><p><a href="/about/?box=${copy}">About us</a></p></div></div></div></div>`,
      )
      .join(''),
  )
}

const TESTIMONIALS = [
  ['Fast, and the spelling was right.', 'Priya', 'Ashgrove Swim Club'],
  [
    'Forty medals in three days, each in its own pouch. The under-tens wore theirs to bed, and some to school on the Monday after; one parent asked whether we had won the league.',
    'Tom',
    'Kenmore United',
  ],
  ['The perpetual shield is the best thing in the foyer.', 'Mrs Nguyen', 'St Brigid’s'],
  [
    'They found a plate for a cup from 1931 and engraved the last four winners to match the old lettering. Nobody can tell where the old names end.',
    'Harold',
    'Bulimba Bowls',
  ],
  ['Proof by lunch, plaque by Friday.', 'Lena', 'Civic Law'],
  ['Good ribbons.', 'Oscar, 9', 'Third place'],
  [
    'We come back every season, and they remember which font we like, which is more than we do.',
    'Jo',
    'Netball Qld',
  ],
]

/** @param {Printed} printed */
function bricks({ copy }) {
  return section(
    `<div class="spb_testimonial_widget spb_content_element col-sm-12"><div class="spb-asset-content"><div class="title-wrap"><h3 class="spb-heading"><span>What our customers say</span></h3></div>
<ul class="testimonials masonry-items spb-isotope clearfix" data-layout-mode="masonry">${TESTIMONIALS.map(
      ([text, name, club], index) =>
        `<li class="testimonial masonry-item col-sm-4 clearfix"><div class="testimonial-text"><p>${text}</p></div><div class="testimonial-cite"><img src="/assets/images/${index % 2 ? 'gold-cup' : 'medal-gold'}.svg?copy=${copy}" width="48" height="48" alt=""><div class="cite-text"><span class="cite-name">${name}</span> <span class="cite-subtext">${club}</span></div></div></li>`,
    ).join('\n')}</ul></div></div>`,
  )
}
