import { heroKnobs } from '../hero-knobs.mjs'
import { fillRegion, region } from '../html.mjs'
import { heroBlock, heroSlider } from './hero-slider.mjs'
import { innerPage } from './inner-page.mjs'

export const HERO_PATH = '/hero/'

const QUESTIONS = [
  [
    'How long does engraving take?',
    'Up to fifty pieces take three working days; a whole club takes a fortnight.',
  ],
  ['Can we see it first?', 'We send a proof of every plate. Nothing is cut before you have said yes.'],
  [
    'What about next year?',
    'Your list, your layout and your logo stay with us: next year you only send the names.',
  ],
  ['Do you deliver?', 'To all of Queensland, in boxes that have survived a school bus.'],
]

/** A page with a large slider at its top. */
export function heroMain() {
  const text = QUESTIONS.map(([question, answer]) => `<h2>${question}</h2>\n<p>${answer}</p>`).join('\n')
  return innerPage(`<h1>Presentation night</h1>
<p>Trophies, medals and engraving for clubs and schools. <a href="/shop/">To the shop</a></p>
${region('hero-block', '')}
${text}
${text.replaceAll('<h2>', '<h2>Again: ')}`)
}

const STYLE = '<link rel="stylesheet" href="/assets/hero.css">'

/**
 * The saved page with its slider as the address asks for it.
 * @param {string} html
 * @param {URLSearchParams} query
 */
export function withHero(html, query) {
  const knobs = heroKnobs(query)
  const filled = fillRegion(fillRegion(html, 'hero', heroSlider(knobs)), 'hero-block', heroBlock(knobs))
  return filled
    .replace('<!-- head -->', `${STYLE}\n<!-- head -->`)
    .replace('<html ', query.has('rtl') ? '<html dir="rtl" ' : '<html ')
    .replace('<body class="', () => `<body class="${knobs.body} `)
}
