import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { image } from '../html.mjs'
import { WIDGETS_DIR } from '../places.mjs'
import { accountLink, accountModal } from './account-modal.mjs'
import { innerPage } from './inner-page.mjs'

export const SIZE_GUIDE_PATH = '/size-guide/'

/** Everything that opens and closes: tabs, a tour, an accordion, toggles, expanding rows, modals, tooltips. */
export function sizeGuideMain() {
  return innerPage(`<h1>Size guide</h1>
<p>What fits a hand, a shelf and a plate. <a href="/engraving-guide/">The engraving guide</a> says what fits the words.</p>
<ul class="menu" id="guide-links">${accountLink()}<li><a href="#film-modal" data-toggle="modal">Watch the engraver</a></li></ul>
<div style="transform: translateY(0)">
${accountModal()}
${filmModal()}
</div>
<h2>By kind</h2>
${widget('tabs')}
<h2>Sizes in a table</h2>
${widget('expanding-row')}
<h2>Questions</h2>
${widget('accordion')}
<h2>In the workshop</h2>
<div class="toggle-wrap col-sm-12"><h4 class="spb_toggle">Engraving times</h4><div class="spb_toggle_content"><p>Up to fifty pieces take three working days.</p></div>
<h4 class="spb_toggle spb_toggle_title_active">Artwork</h4><div class="spb_toggle_content spb_toggle_open"><p>A PDF with outlines, please. <a href="/blog/">How others do it</a></p></div></div>
<p>Every price holds <a href="/engraving-guide/#prices" data-toggle="tooltip" title="Three lines on a plate, or the back of a medal">the engraving</a>.</p>
<figure>${image({ file: 'workshop.svg', alt: 'The engraving workshop', size: 320, height: 160 })}</figure>`)
}

function filmModal() {
  return `<div id="film-modal" class="modal fade" role="dialog"><div class="modal-dialog"><div class="modal-content">
 <div class="modal-header"><button type="button" class="close" data-dismiss="modal" aria-label="Close">×</button><h3 class="modal-title">The engraver at work</h3></div>
 <div class="modal-body"><iframe title="The engraver at work" src="/assets/images/workshop.svg" width="480" height="240"></iframe></div>
</div></div></div>`
}

/** @param {string} name */
function widget(name) {
  return readFileSync(join(WIDGETS_DIR, `${name}.html`), 'utf8').trim()
}
