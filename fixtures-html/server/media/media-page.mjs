import { innerPage } from '../templates/inner-page.mjs'
import { toneUrl } from './tone.mjs'

export const MEDIA_PATH = '/media/'

const BUTTONS = [
  ['restart', 'Restart'],
  ['rewind', 'Back 10 seconds'],
  ['fast-forward', 'On 10 seconds'],
  ['captions', 'Captions'],
]

/**
 * Video and sound of the theme's player. With `?media-autoplay` the video plays by itself, with `?media-loop` both begin
 * again at their end; `?media-broken` adds a video that cannot be played, `?media-buttons` the buttons of the older bar.
 * @param {URLSearchParams} [query]
 */
export function mediaMain(query = new URLSearchParams()) {
  const first = query.has('media-autoplay') ? 'autoplay muted playsinline' : 'preload="auto"'
  const loop = query.has('media-loop') ? ' loop' : ''
  return innerPage(`<link rel="stylesheet" href="/assets/media.css">
<h1>Seen and heard</h1>
<p>How a name gets onto a cup, and the bells of presentation night.</p>
<div class="media-columns">
<section><h2>At the engraving bench</h2>
${player(501, video(`${first}${loop}`), query.has('media-buttons') ? buttons() : '')}
</section>
<section><h2>Presentation night</h2>
${player(502, `<audio controls preload="metadata"${loop}><source src="${toneUrl()}" type="audio/wav"><a href="${toneUrl()}">Download</a></audio>`)}
</section>
${query.has('media-broken') ? broken() : ''}
</div>`)
}

/**
 * @param {number} id
 * @param {string} media
 * @param {string} [after]
 */
function player(id, media, after = '') {
  return `<div class="player" id="player-${id}">${media}${after}</div>`
}

/** @param {string} attributes */
function video(attributes) {
  return `<video ${attributes} poster="/assets/images/perpetual-shield.svg" width="970" height="728" controls crossorigin><source src="/assets/workshop.mp4" type="video/mp4"><track kind="captions" src="/assets/engraving.vtt" srclang="en" label="English"><a href="/assets/workshop.mp4">Download</a></video>`
}

function buttons() {
  return `<p class="media-buttons">${BUTTONS.map(
    ([name, words]) => `<button type="button" data-player="${name}">${words}</button>`,
  ).join(' ')}</p>`
}

function broken() {
  return `<section><h2>Lost reels</h2>
${player(503, '<video controls width="970" height="728"><source src="/assets/lost-reel.mp4" type="video/mp4"><a href="/assets/lost-reel.mp4">Download the reel</a></video>')}
</section>`
}
