const SCRIPT = 'window.hacked=1'

/** A product without anything but what is asked. */
const PRODUCT = {
  id: 57,
  parent_id: 57,
  title: 'Gold Cup',
  excerpt: '',
  link: '/product/gold-cup/',
  image: '/assets/images/gold-cup.svg',
  price: '',
  on_sale: false,
  sku: '',
  stock_status: '',
  featured: '',
}

const TITLES = {
  ...PRODUCT,
  title: 'Gold <strong>Cup</strong> and <strong>Star</strong>',
  excerpt: `A cup<script>${SCRIPT}</script><iframe srcdoc="<script>parent.hacked=1</script>"></iframe> on <a href="javascript:${SCRIPT}" onclick="${SCRIPT}">marble</a>`,
  price: `<span class="amount" style="position:fixed;inset:0" onmouseover="${SCRIPT}">$24.95</span>`,
}

const SCRIPTS = {
  ...PRODUCT,
  id: 70,
  title: `<img src=x onerror=${SCRIPT}>Cup<script>${SCRIPT}</script>`,
  excerpt: `<svg><animate onbegin="${SCRIPT}" attributeName="x"></animate></svg><form action="javascript:${SCRIPT}"><input name="s" autofocus onfocus="${SCRIPT}"></form>`,
  sku: `<b onmouseover=${SCRIPT}>A1</b>`,
  stock_status: { status: false, text: `<b onclick="${SCRIPT}">On backorder</b>` },
}

const ADDRESSES = {
  ...PRODUCT,
  id: 71,
  title: 'Cup without an address',
  link: `javascript:${SCRIPT}`,
  image: `javascript:${SCRIPT}`,
}

const HIDDEN_ADDRESSES = {
  ...PRODUCT,
  id: 72,
  title: 'Cup with hidden addresses',
  link: ` \tjava\nscript:${SCRIPT}`,
  image: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT}"/>`,
}

/** The list is one from which the server took entries out: PHP prints it as an object. One entry is nothing. */
const PRODUCTS = { 0: TITLES, 2: SCRIPTS, 3: null, 5: ADDRESSES, 8: HIDDEN_ADDRESSES }

const TERM = {
  name: `Cups &amp; <img src=x onerror="${SCRIPT}">Bowls`,
  id: '31',
  slug: 'cups',
  count: `<b onclick="${SCRIPT}">14</b>`,
  link: `javascript:${SCRIPT}`,
  excerpt: '',
  parent: 0,
}

const TOP_ROW = {
  link: '/engraving-guide/',
  name: `Engraving <i onmouseover="${SCRIPT}">guide</i>`,
  content: `<object data="javascript:${SCRIPT}"></object>Fonts and line limits`,
  link_data: `target="_blank" onclick="${SCRIPT}" href="/evil" data-ga="top"`,
}

/** An answer that tries to get script into the page by every field that it has (contract 06 §3.5). */
export function hostileAnswer() {
  return {
    tax: { [`a" onmouseover="${SCRIPT}`]: [TERM] },
    products: PRODUCTS,
    data: {
      top_text: `Free engraving<img src=x onerror="${SCRIPT}">`,
      notices: [
        `<p onclick="${SCRIPT}" id="main-container">This week only<style>body{display:none}</style></p>`,
      ],
      top_results: { [`guides" onclick="${SCRIPT}`]: [TOP_ROW] },
    },
  }
}
