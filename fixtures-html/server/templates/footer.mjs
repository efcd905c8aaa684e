import { region } from '../html.mjs'
import { optionCarriers } from '../product/page-parts.mjs'
import { loveLocaleRegion } from './love-button.mjs'
import { videoOverlay } from './panels.mjs'

/** After the page's own content: footer, back to top, data carriers. */
export function pageFooter() {
  return `<div id="footer-wrap">
 <footer>
  <section><h2>Kurilpa Trophies and Engraving</h2><p>Trophies, medals and engraving for clubs, schools and companies across south-east Queensland since 1986.</p></section>
  <section><h2>Workshop</h2><p>14 Jane Street<br>West End QLD 4101</p><p>Monday to Friday 8.30 am to 5 pm<br>Saturday 9 am to noon</p></section>
  <section><h2>Help</h2><ul><li><a href="/engraving-guide/">Engraving guide</a></li><li><a href="/blog/">News</a></li><li><a href="/shop/">Shop</a></li><li><a href="/cart/">Your cart</a></li></ul></section>
  <p><small>© 2025 Kurilpa Trophies and Engraving. All prices include GST.</small></p>
 </footer>
</div>`
}

/** At the end of the body. @param {{ modals?: string }} [product] what a product's page has there */
export function pageEnd({ modals = '' } = {}) {
  return `<div id="back-to-top" class="animate-top"></div>
<div class="sf-container-overlay"><div class="sf-loader"></div></div>
${countdownLocale()}
${videoOverlay()}
${loadingParams()}
${region('product-end', modals)}
${region('option-carriers', optionCarriers())}
${loveLocaleRegion()}`
}

/** The texts and the loader of lists that load their next pages (contract 03 §0.2). */
export function loadingParams() {
  return `<div id="inf-scroll-params" data-loadingimage="/assets/images/loader.svg" data-msgtext="Loading..." data-finishedmsg="All items loaded"></div>
<div class="sf-svg-loader"><svg viewBox="0 0 32 32" width="32" height="32"><circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="60 22"/></svg></div>`
}

/** The texts of all countdowns of a page (contract 04 §7). */
function countdownLocale() {
  return `<div id="countdown-locale" data-label_year="Year" data-label_years="Years" data-label_month="Month" data-label_months="Months" data-label_weeks="Weeks" data-label_week="Week"
 data-label_days="Days" data-label_day="Day" data-label_hours="Hours" data-label_hour="Hour" data-label_mins="Mins" data-label_min="Min" data-label_secs="Secs" data-label_sec="Sec"></div>`
}
