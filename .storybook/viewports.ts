/** The viewports of designs, in px. */
export const viewports = {
  smallPhone: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
} as const;
