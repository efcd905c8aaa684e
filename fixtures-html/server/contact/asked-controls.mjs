import { escapeHtml } from '../html.mjs'
import { captchaPicture } from './captcha.mjs'
import { stateOf, wrap } from './control-state.mjs'
import { questionOf } from './quiz.mjs'

/**
 * @typedef {import('./forms.mjs').Control} Control
 * @typedef {import('./control-state.mjs').Shown} Shown
 */

/** A riddle. @param {Control} control @param {Shown} shown */
export function quiz(control, shown) {
  const { question, hash } = questionOf(shown.state.quizCount)
  return `<label><span class="wpcf7-quiz-label">${escapeHtml(question)}</span> <input size="40" ${stateOf({ ...control, isRequired: true }, shown, 'wpcf7-quiz')} autocomplete="off" value="" type="text" name="${control.name}"></label><input type="hidden" name="_wpcf7_quiz_answer_${control.name}" value="${hash}">`
}

/** A word to be read from a picture. @param {Control} control @param {Shown} shown */
export function captcha(control, shown) {
  const { name, label } = control
  const { prefix, address } = captchaPicture(shown.state.captchaCount)
  return `<p><input type="hidden" name="_wpcf7_captcha_challenge_${name}" value="${prefix}"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-${name}" width="72" height="24" alt="captcha" src="${address}"><br><label>${label}<br>${wrap(control, shown, `<input size="40" ${stateOf(control, shown, 'wpcf7-captchar')} autocomplete="off" value="" type="text" name="${name}">`)}</label></p>`
}
