import { oneOf } from '../one-of.mjs'

/**
 * How the contact forms of a visitor's pages are set up.
 * @typedef {object} ContactKnobs
 * @property {'full' | 'short'} form
 * @property {'usual' | 'inverted' | 'optional' | 'validation'} acceptance
 * @property {boolean} hasToken the spam token's service is set up
 * @property {'usual' | 'old' | 'unnamed'} plugin `old` prints and answers as one from before its REST routes, `unnamed` only
 * answers so, and does not tell its version
 * @property {string} answer status that each form's answer has, whatever was posted; or empty
 */

/** @type {ContactKnobs} */
export const USUAL_CONTACT = {
  form: 'full',
  acceptance: 'usual',
  hasToken: false,
  plugin: 'usual',
  answer: '',
}

/**
 * Keeps with the visitor the parameters on which the page and its later calls must agree.
 * @param {URLSearchParams} query
 * @param {import('../session.mjs').Session} session
 */
export function applyContactKnobs(query, session) {
  const { contact } = session
  const answer = query.get('contact-answer')
  if (query.has('contact')) contact.knobs.form = oneOf(query.get('contact'), ['full', 'short'])
  if (query.has('contact-acceptance')) {
    contact.knobs.acceptance = oneOf(query.get('contact-acceptance'), [
      'usual',
      'inverted',
      'optional',
      'validation',
    ])
  }
  if (query.has('contact-plugin')) {
    contact.knobs.plugin = oneOf(query.get('contact-plugin'), ['usual', 'old', 'unnamed'])
  }
  if (query.has('token')) contact.knobs.hasToken = query.get('token') !== 'off'
  if (answer !== null) contact.knobs.answer = answer === 'off' ? '' : answer
}
