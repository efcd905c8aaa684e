const POST = 'https://shop.example/blog/a-club-night/'

/** Counts and links to share a post (contract 01 §20). @param {{ isBelow?: boolean }} [place] */
export function shareBlock({ isBelow = false } = {}) {
  const margin = isBelow ? ' style="margin-top:1200px"' : ''
  const link = (/** @type {string} */ network, /** @type {string} */ href, /** @type {string} */ count) =>
    `<a class="sf-share-link sf-share-${network}" href="${href}"><i class="fa-${network}" aria-hidden="true"></i><span class="screen-reader-text">${network}</span> <span class="count">${count}</span></a>`
  return `<div id="post-share"${margin}><div class="post-details"><span class="share-count">0</span> shares</div>
<div class="sf-share-counts" data-url="${encodeURIComponent(POST)}">
<div class="share-text"><h2 class="total-count">3</h2><span data-singular="Share" data-plural="Shares">Shares</span></div>
${link('fb', '/share/facebook/', '0')}
${link('googleplus', '/share/google/', '3')}
${link('pinterest', '/share/pinterest/', '0')}
${link('mail', `mailto:?body=${encodeURIComponent(POST)}`, '')}
</div></div>`
}
