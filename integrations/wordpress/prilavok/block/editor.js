/** The block in the editor: what will stand here, and the fields of the widget. Plain JavaScript, there is nothing to build. */
;(function ({ blocks, blockEditor, components, element, i18n }) {
  const { createElement: h, Fragment } = element
  const { __ } = i18n
  const WIDGETS = {
    'cart-button': __('Add-to-cart button', 'prilavok'),
    'cart-badge': __('Number of products in the cart', 'prilavok'),
    'stock-badge': __('In stock or not', 'prilavok'),
    'cart-page': __('Cart', 'prilavok'),
    'checkout-page': __('Order page', 'prilavok'),
    'delivery-header': __('Delivery city', 'prilavok'),
    'pickup-points-page': __('Pickup points', 'prilavok'),
  }
  const FIELDS = {
    id: { of: ['cart-button', 'stock-badge'], label: __('Id of the product', 'prilavok') },
    name: { of: ['cart-button'], label: __('Name of the product', 'prilavok') },
    price: { of: ['cart-button'], label: __('Price in roubles, if you like', 'prilavok') },
    cityId: { of: ['pickup-points-page'], label: __('Id of the city', 'prilavok') },
  }

  function Edit({ attributes, setAttributes }) {
    const { widget } = attributes
    const fields = Object.entries(FIELDS).filter(([, { of }]) => of.includes(widget))
    const said = fields.map(([name]) => attributes[name]).filter(Boolean)
    return h(
      Fragment,
      null,
      h(
        blockEditor.InspectorControls,
        null,
        h(
          components.PanelBody,
          { title: 'Prilavok' },
          h(components.SelectControl, {
            label: __('Widget', 'prilavok'),
            value: widget,
            options: Object.entries(WIDGETS).map(([value, label]) => ({ value, label })),
            onChange: (value) => setAttributes({ widget: value }),
          }),
          fields.map(([name, { label }]) =>
            h(components.TextControl, {
              key: name,
              label,
              value: attributes[name],
              onChange: (value) => setAttributes({ [name]: value }),
            }),
          ),
        ),
      ),
      h(
        'div',
        blockEditor.useBlockProps(),
        h(components.Placeholder, {
          icon: 'cart',
          label: WIDGETS[widget] ?? widget,
          instructions: said.length > 0 ? said.join(' · ') : __('Shown on the published page.', 'prilavok'),
        }),
      ),
    )
  }

  blocks.registerBlockType('prilavok/widget', { edit: Edit, save: () => null })
})(window.wp)
