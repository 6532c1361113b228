export const menuClass = 'z-30 min-w-48 rounded-md border border-line bg-raised p-1.5 shadow-high'

export const menuItemClass =
  'rounded-sm px-3 py-2.5 outline-none data-highlighted:bg-accent-soft data-[state=open]:bg-accent-soft data-disabled:text-soft'
