// A stand-in for the shop plugin's variation form, in the order and timings of events of its release 10.x.
// Runs with jQuery 1.12, 3 and 4; needs the page's wc_add_to_cart_variation_params.
;(($) => {
  if (!$ || !window.wc_add_to_cart_variation_params) return

  const READY_MS = 100
  const SHOW_MS = 300
  const SLIDE_MS = 200
  const SPACE = '.wc-variation-form'
  const texts = window.wc_add_to_cart_variation_params
  const policy = window.trustedTypes?.createPolicy('variation-form', { createHTML: (html) => html })

  // Under Trusted Types only what a policy made may become markup.
  function setHtml(element, html) {
    element.innerHTML = policy ? policy.createHTML(html) : html
  }

  function isMatch(offered, chosen) {
    return Object.keys(offered).every((name) => {
      const [has, wants] = [offered[name], chosen[name]]
      return !has || !wants || has === wants
    })
  }

  function createForm(form) {
    const $form = $(form)
    const variations = $form.data('product_variations') || []
    const $fields = $form.find('.variations select')
    const $details = $form.find('.single_variation')
    const $wrap = $form.find('.single_variation_wrap')
    const $reset = $form.find('.reset_variations')
    const $product = $form.closest('.product')
    const self = { $form, $attributeFields: $fields, $singleVariation: $details, variationData: variations }
    let isStarting = true
    let showing

    const button = () => $form.find('.single_add_to_cart_button')
    const cartWrap = () => $form.find('.woocommerce-variation-add-to-cart')
    const nameOf = (field) => $(field).data('attribute_name') || field.name

    function chosen() {
      const values = {}
      $fields.each((_, field) => {
        values[nameOf(field)] = $(field).val() || ''
      })
      const count = Object.values(values).filter(Boolean).length
      return { values, count, isWhole: count === $fields.length }
    }

    function check() {
      const { values, count, isWhole } = chosen()
      $form.trigger('update_variation_values', [variations])
      const match = isWhole
        ? variations.find(
            ({ attributes, variation_is_active }) => variation_is_active && isMatch(attributes, values),
          )
        : undefined
      if (match) $form.trigger('found_variation', [match])
      else {
        $form.trigger('reset_data')
        if (isWhole && !isStarting) sayNoMatch()
      }
      $reset.css('visibility', count > 0 ? 'visible' : 'hidden')
    }

    function sayNoMatch() {
      const $text = $(document.createElement('p')).addClass('wc-no-matching-variations woocommerce-info')
      $details.after($text.text(texts.i18n_no_matching_variations_text).hide())
      $text.slideDown(SLIDE_MS)
    }

    // Each select is filled anew with what the others leave possible; the element itself stays.
    function updateOptions() {
      const { values } = chosen()
      $fields.each((_, field) => {
        const name = nameOf(field)
        const others = { ...values, [name]: '' }
        const open = variations.filter(({ attributes }) => isMatch(attributes, others))
        const allowed = open.map(({ attributes }) => attributes[name])
        if ($(field).data('attribute_html') === undefined) $(field).data('attribute_html', field.innerHTML)
        const value = $(field).val()
        const draft = document.createElement('select')
        setHtml(draft, $(field).data('attribute_html'))
        for (const option of [...draft.options]) {
          option.removeAttribute('selected')
          const isPossible = option.value === '' || allowed.includes('') || allowed.includes(option.value)
          if (!isPossible) option.remove()
          else if (option.value) $(option).addClass('attached enabled')
        }
        setHtml(field, draft.innerHTML)
        $(field).val(value)
        if ($(field).val() !== value) $(field).val('')
      })
      $form.trigger('woocommerce_update_variation_values')
    }

    function changed() {
      clearTimeout(showing)
      $form.find('input[name="variation_id"], input.variation_id').val('').trigger('change')
      $form.find('.wc-no-matching-variations').remove()
      $form.trigger('woocommerce_variation_select_change')
      $form.trigger('check_variations')
      $form.trigger('woocommerce_variation_has_changed')
    }

    function found(_event, variation) {
      const isPurchasable =
        variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible
      if ($product.find('.woocommerce-product-gallery').length) swapPicture($product, variation.image)
      $form
        .find('input[name="variation_id"], input.variation_id')
        .val(variation.variation_id)
        .trigger('change')
      limitQuantity(variation)
      clearTimeout(showing)
      showing = setTimeout(() => {
        const { variation_description, price_html, availability_html } = variation
        const parts = {
          'woocommerce-variation-description': variation_description,
          'woocommerce-variation-price': price_html,
          'woocommerce-variation-availability': availability_html,
        }
        const html = Object.entries(parts).map(([name, part]) => `<div class="${name}">${part}</div>`)
        setHtml($details[0], html.join(''))
        $details.slideDown(SLIDE_MS).trigger('show_variation', [variation, Boolean(isPurchasable)])
      }, SHOW_MS)
    }

    // Only where the field stands in the wrap: elsewhere it is not found.
    function limitQuantity({ is_sold_individually, min_qty, max_qty }) {
      const $quantity = $wrap.find('.quantity')
      const $field = $quantity.find('input.qty')
      if ($field.length === 0) return
      if (is_sold_individually === 'yes') {
        $field.val('1').attr('min', '1').attr('max', '').trigger('change')
        $quantity.hide()
        return
      }
      const value = Number.parseFloat($field.val())
      const [least, most] = [Number.parseFloat(min_qty), Number.parseFloat(max_qty)]
      const low = Number.isNaN(value) || value < least ? least : value
      const within = low > most ? most : low
      $field.attr('min', min_qty).attr('max', max_qty).val(within).trigger('change')
      $quantity.show()
    }

    function shown(_event, _variation, isPurchasable) {
      if (isPurchasable) {
        button().removeClass('disabled wc-variation-selection-needed wc-variation-is-unavailable')
      } else {
        button().removeClass('wc-variation-selection-needed').addClass('disabled wc-variation-is-unavailable')
      }
      cartWrap()
        .toggleClass('woocommerce-variation-add-to-cart-enabled', isPurchasable)
        .toggleClass('woocommerce-variation-add-to-cart-disabled', !isPurchasable)
    }

    function hidden() {
      button().removeClass('wc-variation-is-unavailable').addClass('disabled wc-variation-selection-needed')
      cartWrap()
        .removeClass('woocommerce-variation-add-to-cart-enabled')
        .addClass('woocommerce-variation-add-to-cart-disabled')
    }

    function resetData() {
      clearTimeout(showing)
      $form.trigger('reset_image')
      $details.slideUp(SLIDE_MS).trigger('hide_variation')
    }

    function resetLink(event) {
      event.preventDefault()
      $fields.val('').trigger('change')
      $form.trigger('announce_reset')
      $form.trigger('reset_data')
      $form.trigger('reset_focus')
    }

    function refuse(event) {
      const $button = button()
      if (!$button.is('.disabled')) return
      event.preventDefault()
      if ($button.is('.wc-variation-is-unavailable')) window.alert(texts.i18n_unavailable_text)
      else if ($button.is('.wc-variation-selection-needed')) window.alert(texts.i18n_make_a_selection_text)
    }

    $wrap.show()
    $form
      .off(SPACE)
      .on(`click${SPACE}`, '.reset_variations', resetLink)
      .on(`hide_variation${SPACE}`, hidden)
      .on(`show_variation${SPACE}`, shown)
      .on(`click${SPACE}`, '.single_add_to_cart_button', refuse)
      .on(`reset_data${SPACE}`, resetData)
      .on(`reset_image${SPACE}`, () => swapPicture($product, undefined))
      .on(`change${SPACE}`, '.variations select', changed)
      .on(`found_variation${SPACE}`, found)
      .on(`check_variations${SPACE}`, check)
      .on(`update_variation_values${SPACE}`, updateOptions)
    $reset.css('visibility', 'hidden')

    setTimeout(() => {
      $form.trigger('check_variations')
      $form.trigger('wc_variation_form', [self])
      isStarting = false
    }, READY_MS)
  }

  // The plugin knows its own gallery only; without a picture the first one comes back.
  function swapPicture($product, picture) {
    const $first = $product.find('.woocommerce-product-gallery__image').first()
    const $image = $first.find('img')
    if ($image.length === 0) return
    const has = picture?.src
    swap($image, 'src', has && picture.src)
    swap($image, 'srcset', has && picture.srcset)
    swap($image, 'sizes', has && picture.sizes)
    swap($image, 'alt', has && picture.alt)
    swap($image, 'data-src', has && picture.full_src)
    swap($image, 'data-large_image', has && picture.full_src)
    swap($first.find('a'), 'href', has && picture.full_src)
    swap($first, 'data-thumb', has && picture.gallery_thumbnail_src)
  }

  function swap($element, name, value) {
    const kept = `o_${name}`
    if ($element.data(kept) === undefined) $element.data(kept, $element.attr(name) ?? false)
    const next = value || $element.data(kept)
    if (next === false) $element.removeAttr(name)
    else $element.attr(name, next)
  }

  $(() => {
    $('.variations_form').each((_, form) => createForm(form))
  })
})(window.jQuery)
