/* The shop plugin's refresh of the order while the checkout is filled in: parts of the page that arrive later. */
;(() => {
  const form = document.querySelector('form.checkout')
  if (!form) return
  const policy = window.trustedTypes?.createPolicy('checkout-refresh', { createHTML: (html) => html })

  async function refresh() {
    const fields = new FormData(form)
    // The address keeps its knobs.
    const address = new URL(location.href)
    address.pathname = '/'
    address.searchParams.set('wc-ajax', 'update_order_review')
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams([...fields]) })
    const { fragments } = await response.json()
    for (const [place, html] of Object.entries(fragments)) {
      const part = document.createRange().createContextualFragment(policy ? policy.createHTML(html) : html)
      form.querySelector(place)?.replaceWith(part)
    }
  }

  form.addEventListener('change', ({ target }) => {
    if (target.closest('.address-field')) refresh()
  })
})()
