import { innerPage } from '../templates/inner-page.mjs'
import { newContact } from './contact-state.mjs'
import { contactForm } from './form-markup.mjs'
import { FOOTER_FORM, formById } from './forms.mjs'
import { takeForm } from './take-form.mjs'

export const CONTACT_PATH = '/contact/'

const MAIN_FORM = 1523
const MAIN_TAG = 'wpcf7-f1523-p45-o1'
const STATUS = '<p role="status" aria-live="polite" aria-atomic="true"></p>'

/**
 * The form for a quote with every kind of control, and a small one below. `?contact=short` leaves it three controls,
 * `?contact-twice` prints it again, `?contact-misplaced` puts another into a form where it may not be,
 * `?contact-alone` leaves the small one out, `?contact-topic` adds buttons that have names, `?contact-minified` is the
 * page as a minifier leaves it (`status` or `list`: without one of them), `?contact-payment` asks for a card,
 * `?contact-status=invalid` is the page that a send without scripts leads to (or any status of an answer).
 * @param {URLSearchParams} [query]
 * @param {import('./contact-state.mjs').ContactState} [state]
 * @param {import('./take-form.mjs').Taken} [taken]
 */
export function contactMain(query = new URLSearchParams(), state = newContact(), taken) {
  const quote = formById(MAIN_FORM, state.knobs)
  if (!quote) throw new Error('The page has no form')
  const shared = { state, taken: taken ?? printedStatus(quote, query.get('contact-status')) }
  const hasPayment = query.has('contact-payment')
  const first = contactForm({
    ...shared,
    form: quote,
    place: 1,
    isInLoop: true,
    extra: extraOf(query),
    hasPayment,
  })
  const again = query.has('contact-twice')
    ? `<h2>And for a second club</h2>\n${contactForm({ ...shared, form: quote, place: 2, isInLoop: true, extra: '' })}`
    : ''
  const misplaced = query.has('contact-misplaced')
    ? `<form action="/search/" method="get" id="not-here"><p><label>Search <input type="search" name="s"></label></p>
${contactForm({ ...shared, form: FOOTER_FORM, place: 4, isInLoop: true, extra: '' }).replaceAll(/<\/?form[^>]*>/g, '')}</form>`
    : ''
  const callBack = query.has('contact-alone')
    ? ''
    : `<aside id="call-back"><h2>Would you rather talk?</h2>
${contactForm({ ...shared, form: FOOTER_FORM, place: 3, isInLoop: false, extra: '' })}</aside>`
  return innerPage(`<link rel="stylesheet" href="/assets/contact.css">
<h1>Contact</h1>
<p>Tell us what you need, and by when. We answer on the same working day.</p>
${minified([first, again, misplaced, callBack].filter(Boolean).join('\n'), query.get('contact-minified'))}
<form id="newsletter-here" action="/newsletter/" method="post"><p><label>News by e-mail <input type="email" name="newsletter-email"></label> <button type="submit" class="button">Send me news</button></p></form>
<p id="below">14 Jane Street, West End.</p>`)
}

/**
 * The status that an empty form would have got.
 * @param {import('./forms.mjs').ContactForm} form
 * @param {string | null} status
 */
function printedStatus(form, status) {
  if (status === null) return undefined
  const { knobs, ...rest } = newContact()
  const answer = status === 'invalid' ? '' : status
  return takeForm(form, [{ name: '_wpcf7_unit_tag', value: MAIN_TAG }], {
    ...rest,
    knobs: { ...knobs, answer },
  })
}

/** @param {URLSearchParams} query */
function extraOf(query) {
  const topics = query.has('contact-topic')
    ? '<p><button type="submit" class="wpcf7-submit" name="topic" value="medals">Ask about medals</button> <button type="submit" class="wpcf7-submit" name="topic" value="cups">Ask about cups</button></p>\n'
    : ''
  const mirror =
    '<fieldset class="wpcf7-form-control wpcf7-reflection" data-reflection-of="club-name"><output name="club-name" data-default="your club">your club</output></fieldset>'
  return `<p>This goes on the plates of <output class="wpcf7-form-control wpcf7-output" name="plate-club" data-reflection-of="club-name" data-default="your club">your club</output>.</p>
${mirror}
<p class="inert-on-sent"><a href="mailto:hello@kurilpa.example">Write an e-mail instead</a> <input type="reset" class="button" value="Start again"></p>
${topics}`
}

/** @param {string} html @param {string | null} what */
function minified(html, what) {
  if (what === null) return html
  const tight = html.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ')
  const withoutStatus = what === 'list' ? tight : tight.replaceAll(STATUS, '')
  return what === 'status' ? withoutStatus : withoutStatus.replaceAll('<ul></ul>', '')
}
