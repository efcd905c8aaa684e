import { escapeHtml, region } from '../html.mjs'
import { productEnd } from '../product/page-parts.mjs'
import { defaultHead, defaultScripts } from '../scripts.mjs'
import { loadingParams, pageEnd, pageFooter } from './footer.mjs'
import { pageHeader } from './header.mjs'
import { searchStyle } from './search-style.mjs'

export const CHROME_CLASSES =
  'mobile-header-left-logo mhs-tablet-port mh-sticky mh-slideout responsive-fluid sticky-header-enabled sh-dynamic layout-fullwidth'

const SITE = 'Kurilpa Trophies and Engraving'

/** @param {string} title */
export function documentTitle(title) {
  return `${escapeHtml(title)} – ${SITE}`
}

/**
 * A whole saved page after contract 01 §0.3.
 * @param {{ title: string, bodyClasses: string, main: string, search?: string, hero?: string, product?: import('../product/page-parts.mjs').ShownProduct | undefined }} page
 */
export function pageDocument({ title, bodyClasses, main, search = '', hero = '', product }) {
  return `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${documentTitle(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/images/lapel-pin.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/theme.css">
<link rel="stylesheet" href="/assets/product.css">
<link rel="stylesheet" href="/assets/shop-lists.css">
<link rel="stylesheet" href="/assets/shop-forms.css">
<link rel="stylesheet" href="/assets/panels.css">
<link rel="stylesheet" href="/assets/content.css">
<link rel="stylesheet" href="/assets/carousels.css">
<link rel="stylesheet" href="/assets/builder.css">
<link rel="stylesheet" href="/assets/lightbox.css">
<link rel="stylesheet" href="/assets/directory.css">
<link rel="stylesheet" href="/assets/load-more.css">
${region('search-style', searchStyle())}
${region('head', defaultHead(product))}
</head>
<body class="${bodyClasses} ${CHROME_CLASSES}">
${region('panels-beside', '')}
<div id="container">
${pageHeader({ search })}
${hero && `${region('hero', hero)}\n`}<div id="main-container">
 <div class="inner-container-wrap">
${region('notice', '')}
${region('search-second', '')}
${region('main', `\n${main}\n`)}
 </div>
${region('full-search-backdrop', '')}
</div>
${pageFooter()}
</div>
${pageEnd(product && { modals: productEnd(product) })}
${region('scripts', `\n${defaultScripts(product)}\n`)}
</body>
</html>
`
}

/**
 * The smallest page around one fragment.
 * @param {{ title: string, fragment: string, bodyClasses?: string }} widget
 */
export function widgetDocument({ title, fragment, bodyClasses = 'page' }) {
  return `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${documentTitle(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/images/lapel-pin.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/theme.css">
<link rel="stylesheet" href="/assets/product.css">
<link rel="stylesheet" href="/assets/shop-lists.css">
<link rel="stylesheet" href="/assets/shop-forms.css">
<link rel="stylesheet" href="/assets/panels.css">
<link rel="stylesheet" href="/assets/content.css">
<link rel="stylesheet" href="/assets/hero.css">
<link rel="stylesheet" href="/assets/carousels.css">
<link rel="stylesheet" href="/assets/builder.css">
<link rel="stylesheet" href="/assets/lightbox.css">
<link rel="stylesheet" href="/assets/load-more.css">
<link rel="stylesheet" href="/assets/sliders.css">
<link rel="stylesheet" href="/assets/social.css">
<link rel="stylesheet" href="/assets/directory.css">
<link rel="stylesheet" href="/assets/media.css">
<link rel="stylesheet" href="/assets/contact.css">
${region('search-style', searchStyle())}
${region('head', defaultHead())}
</head>
<body class="${bodyClasses}">
<div id="container"><main>
<h1>${escapeHtml(title)}</h1>
${fragment}
</main></div>
<div id="sf-included"></div>
<div id="sf-option-params" data-cart-notification="tada"></div>
${loadingParams()}
${region('scripts', defaultScripts())}
</body>
</html>
`
}
