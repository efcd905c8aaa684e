import { fallback, looseObject, record, safeParse, string, tuple, unknown } from 'valibot'
import { findAll } from '../../../../src/dom/query'
import { fieldWraps, namedInputs } from './form'

const Challenges = looseObject({
  captcha: fallback(record(string(), unknown()), {}),
  quiz: fallback(record(string(), unknown()), {}),
})
const Question = tuple([string(), string()])
/** The file name of a captcha's picture is its number. */
const PICTURE_NUMBER = /(?<![0-9])([0-9]+)\.(?:png|gif|jpeg)$/i

/**
 * Shows the new captcha and quiz of an answer in the form (contract 07 A6).
 * @param answer unparsed; malformed parts are ignored
 */
export function refresh(form: HTMLFormElement, answer: unknown): void {
  const result = safeParse(Challenges, answer)
  if (!result.success) return
  for (const [name, url] of Object.entries(result.output.captcha))
    if (typeof url === 'string') refreshCaptcha(form, name, url)
  for (const [name, value] of Object.entries(result.output.quiz)) {
    const question = safeParse(Question, value)
    if (question.success) refreshQuiz(form, name, ...question.output)
  }
}

function refreshCaptcha(form: HTMLFormElement, name: string, url: string): void {
  setValue(form, name, '')
  const pictureClass = `wpcf7-captcha-${name.replaceAll(':', '')}`
  for (const picture of findAll(form, 'img'))
    if (picture.classList.contains(pictureClass)) picture.setAttribute('src', url)
  const number = PICTURE_NUMBER.exec(url)?.[1]
  if (number) setValue(form, `_wpcf7_captcha_challenge_${name}`, number)
}

function refreshQuiz(form: HTMLFormElement, name: string, question: string, hash: string): void {
  const wraps = fieldWraps(form, name)
  if (wraps.length === 0) return
  setValue(form, name, '')
  setValue(form, `_wpcf7_quiz_answer_${name}`, hash)
  for (const wrap of wraps)
    for (const label of wrap.querySelectorAll('.wpcf7-quiz-label')) label.textContent = question
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  for (const field of namedInputs(form, name)) field.value = value
}
