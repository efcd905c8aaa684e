import { productById } from '../catalogue.mjs'
import { escapeHtml, image } from '../html.mjs'
import { innerPage } from '../templates/inner-page.mjs'

export const SETTINGS_PATH = '/monsta-engravings-settings/'
export const DETAILS_PATH = '/monsta-engravings-details/'
export const REVIEW_PATH = '/monsta-engravings-review/'
export const ENGRAVING_PATHS = [SETTINGS_PATH, DETAILS_PATH, REVIEW_PATH]

/** The logo that the shop knows of a visitor with an earlier order, by `?logo=known`. */
const KNOWN_LOGO = '/assets/images/logo.svg'
const LIMIT = 30
const LINES = 4
/** A medal's back takes less. */
const MEDAL = { lines: 2, limit: 20 }

/**
 * @typedef {import('../cart.mjs').Line} Line
 * @typedef {import('./engraving-state.mjs').EngravingState} EngravingState
 */

/** How much goes on one piece of a line of the cart. @param {Line} line */
export function roomOn({ productId }) {
  return productById(productId)?.category === 'Medals' ? MEDAL : { lines: LINES, limit: LIMIT }
}

/**
 * Where the visitor is on the way to the checkout. The numbers of the steps are the server's.
 * @param {number} current
 */
function steps(current) {
  const links = ENGRAVING_PATHS.map((path, index) => {
    const step = index + 1
    const state = step === current ? ' class="current" aria-current="step"' : ''
    const name = ['Settings', 'Wording', 'Review'][index]
    return `<li${state}><a id="step_${step}" href="#" data-link="${path}" onclick="stepSubmit(this,${step});return false;">${step}. ${name}</a></li>`
  })
  return `<link rel="stylesheet" href="/assets/engraving.css">
<ol class="tmm-steps">${links.join('')}</ol>`
}

/**
 * The way of engraving, the logo, and the dates (contract 08 §10.1). `?logo=known`, `?login-status=1`.
 * @param {EngravingState} state
 * @param {URLSearchParams} [query]
 * @param {readonly string[]} [errors] what the server has found wrong with a post
 */
export function settingsMain(state, query = new URLSearchParams(), errors = []) {
  const known = query.get('logo') === 'known' ? KNOWN_LOGO : ''
  const status = query.get('login-status') === '1' ? '1' : '0'
  return innerPage(`<h1>Engraving</h1>
${steps(1)}
<input type="hidden" id="login_status" value="${status}">
${ENGRAVING_PATHS.map((path, index) => `<input type="hidden" id="step_${index + 1}_url" value="${path}">`).join('')}
<input type="hidden" id="upload_issue" value="0">
${errors.map((error) => `<p class="tmm-error" role="alert">${escapeHtml(error)}</p>`).join('\n')}
<form id="tmmengravingsettings" method="post" action="${DETAILS_PATH}" enctype="multipart/form-data">
 <input type="hidden" id="existinglogo" name="existinglogo" value="${known}"><input type="hidden" id="trophy_upload_id" name="trophy_upload_id" value="${state.uploads.map((_, index) => 900 + index).join(',')}">
 <fieldset><legend>How shall we engrave?</legend>
${radios([
  ['tmmengravingdetail', 'tmmengravingdetail', 'I type the wording now', state.process === 'online'],
  ['tmmengravingemail', 'tmmengravingemail', 'I send it later, by mail', state.process === 'mail'],
  ['tmmnoengraving', 'tmmnoengraving', 'No engraving', state.process === 'none'],
])}
  <div id="email_engraving_process" style="display: none"><p>Fill in our spreadsheet and send it to <a href="mailto:bench@example.com">bench@example.com</a>: <a href="/assets/engraving-lines.csv" download>engraving-lines.csv</a></p></div>
 </fieldset>
 <div id="tmm-logo-upload"><fieldset><legend>Your logo</legend>
${radios([
  ['tmmengravingwithlogo', 'tmmengravinglogo', 'Use a logo that I send now', state.logo === 'upload'],
  [
    'tmmengravingexistinglogo',
    'tmmexistingengravinglogo',
    'Use the logo that you have',
    state.logo === 'existing',
  ],
  ['tmmengravingnologo', 'tmmforgoengravinglogo', 'No logo', state.logo === 'none'],
])}
  <div id="tmmengravinglogoupload"><label for="tmm-logo-file">Logo, up to 5 MB: jpg, png, gif, ai, eps or cdr</label> <input type="file" id="tmm-logo-file" name="tmmengravinglogoupload[]" multiple onchange="return previewImage(this,'#company_logo')"></div>
  <div id="company_logo"${state.uploads.length ? '' : ' style="display: none"'}><img alt="Your logo" width="120" height="120"><p class="company_logo_name"></p><div id="downloadable">${state.uploads.map((name) => `<span><a href="/assets/images/logo.svg" download>download</a> ${escapeHtml(name)}</span><br>`).join('')}</div></div>
 </fieldset></div>
 <fieldset><legend>When do you need it?</legend>
  <p><label for="deliverydate">Needed by (mm/dd/yyyy)</label> <input type="text" id="deliverydate" name="deliverydate" value="${escapeHtml(state.delivery)}" autocomplete="off"></p>
  <p><label for="presentationdate">Presented on (mm/dd/yyyy)</label> <input type="text" id="presentationdate" name="presentationdate" value="${escapeHtml(state.presentation)}" autocomplete="off"></p>
 </fieldset>
 <p><input type="submit" class="button alt" id="tmmengravingsettingssubmit" value="Go on"></p>
</form>`)
}

/** @param {readonly (readonly [id: string, name: string, label: string, isOn: boolean])[]} buttons */
function radios(buttons) {
  return buttons
    .map(
      ([id, name, label, isOn]) =>
        `  <p><input type="radio" id="${id}" name="${name}" value="1"${isOn ? ' checked' : ''}> <label for="${id}">${label}</label></p>`,
    )
    .join('\n')
}

/**
 * The lines of each piece (contract 08 §10.2). `?pieces=` many of the first line of the cart.
 * @param {EngravingState} state
 * @param {readonly Line[]} cart
 * @param {URLSearchParams} [query]
 * @param {readonly string[]} [errors]
 */
export function detailsMain(state, cart, query = new URLSearchParams(), errors = []) {
  const more = Number(query.get('pieces'))
  const shown = cart.map((line, index) => (index === 0 && more > 0 ? { ...line, quantity: more } : line))
  return innerPage(`<h1>Wording</h1>
${steps(2)}
${errors.map((error) => `<p class="tmm-error" role="alert">${escapeHtml(error)}</p>`).join('\n')}
<form id="tmmengravingdetails" method="post" action="${REVIEW_PATH}">
${shown.map((line, index) => cartLineFields(line, index, state)).join('\n')}
<p><input type="submit" class="button alt" id="tmmengravingdetailssubmit" value="Review"></p>
</form>`)
}

/** @param {Line} line @param {number} index @param {EngravingState} state */
function cartLineFields(line, index, state) {
  const product = productById(line.productId)
  if (!product) return ''
  const { lines } = roomOn(line)
  const hidden = [
    ['product_key[]', line.key],
    ['product_sku[]', product.sku],
    ['item_count[]', String(index)],
    ['item_qty[]', String(line.quantity)],
    ['no_of_lines[]', String(lines)],
  ]
  const pieces = Array.from({ length: line.quantity }, (_, piece) =>
    pieceFields(line, { index, piece }, state.lines[line.key]?.[piece] ?? []),
  )
  return `<section class="tmm-product"><h2>${image({ file: product.image, alt: '', size: 48 })} ${escapeHtml(product.title)}</h2>
${hidden.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`).join('')}
<div class="tmm-pieces">
${pieces.join('\n')}
</div></section>`
}

/**
 * @param {Line} line
 * @param {{ index: number, piece: number }} at
 * @param {readonly import('./engraving-state.mjs').Wording[]} wordings
 */
function pieceFields(line, { index, piece }, wordings) {
  const { lines, limit } = roomOn(line)
  const isLast = piece === line.quantity - 1
  const rows = Array.from({ length: lines }, (_, row) => {
    const { text = '', logo = false } = wordings[row] ?? {}
    const name = `Piece ${piece + 1}, line ${row + 1}`
    const arrow = isLast
      ? ''
      : ` <em class="tmm-arrow" title="Copy down" onclick="copyToNext(this,${row},${piece},${index})"></em>`
    return `<li><input type="text" class="engraving_process_chars_lines" name="line_${index}_${piece}[]" value="${escapeHtml(text)}" maxlength="${limit}" aria-label="${name}"> <label><input type="checkbox" class="engraving_process_chars_lines" name="logo_${index}_${piece}[${row}]" value="1"${logo ? ' checked' : ''}> Logo</label>${arrow}</li>`
  })
  return ` <div class="item engravedItems_${index}"><h3>Piece ${piece + 1} of ${line.quantity}</h3><ul>${rows.join('')}</ul></div>`
}

/**
 * The review of the lines to engrave (contract 08 §10.3).
 * @param {EngravingState} state
 * @param {readonly Line[]} cart
 */
export function reviewMain(state, cart) {
  return innerPage(`<h1>Review</h1>
${steps(3)}
<form id="tmmengravingreview" method="post" action="/checkout/">
<dl class="tmm-review"><dt>Needed by</dt><dd>${escapeHtml(state.delivery || 'not told')}</dd><dt>Logo</dt><dd>${escapeHtml(state.uploads.join(', ') || 'none')}</dd></dl>
${state.process === 'online' ? cart.map((line) => reviewOf(line, state)).join('\n') : `<p>${state.process === 'mail' ? 'We wait for your spreadsheet.' : 'Nothing is engraved.'}</p>`}
<p><label><input type="checkbox" id="tmm-again" onclick="redirectUrl(this,'${DETAILS_PATH}')"> Change the wording</label></p>
<p><input type="hidden" name="engraving_completion" value="1"><button type="button" class="button" onclick="return redirectUrl(this,'${SETTINGS_PATH}')">Back to the settings</button> <input type="submit" class="button alt" value="On to the checkout"></p>
</form>`)
}

/** @param {Line} line @param {EngravingState} state */
function reviewOf(line, state) {
  const pieces = state.lines[line.key] ?? []
  const items = pieces.map((piece) => {
    const said = piece.flatMap(({ text, logo }) => (logo ? ['[logo]'] : text ? [text] : []))
    return `<li>${escapeHtml(said.join(' / ') || 'blank')}</li>`
  })
  return `<h2>${escapeHtml(productById(line.productId)?.title ?? '')}</h2><ol>${items.join('')}</ol>`
}
