import { USUAL_CONTACT } from './knobs.mjs'

/**
 * The server's data about a visitor's contact forms.
 * @typedef {object} ContactState
 * @property {import('./knobs.mjs').ContactKnobs} knobs
 * @property {number} quizCount how many questions have been used up
 * @property {number} captchaCount how many pictures have been used up
 * @property {Mail[]} mails that were sent
 *
 * @typedef {object} Mail
 * @property {number} form
 * @property {Record<string, string>} values of a list with commas between
 * @property {{ field: string, name: string, bytes: number }[]} files
 */

/** @returns {ContactState} */
export function newContact() {
  return { knobs: { ...USUAL_CONTACT }, quizCount: 0, captchaCount: 0, mails: [] }
}
