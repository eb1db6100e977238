/**
 * MUI drawn with our tokens. Every colour is a CSS variable of report/theme/tokens.css, so light
 * and dark are one theme and switching them repaints without rendering anything.
 */
import type { CheckboxProps } from '@mui/material'
import { createTheme, type Theme } from '@mui/material/styles'

const color = (name: string, contrast = '--surface') => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name})`,
  contrastText: `var(${contrast})`,
})

const FOCUS = { outline: '2px solid var(--accent)', outlineOffset: 2 }

/** Sizes and weights are the tokens' alone: MUI's other sizes are overwritten, so that none comes in unseen. */
const TEXT = { fontSize: 'var(--text)', lineHeight: 1.5, letterSpacing: 0, fontWeight: 'var(--regular)' }
const PHONE = '@media (max-width: 639.95px)'
/** What a finger can hit. */
const TOUCH = { width: 44, height: 44 }
/**
 * Keeps pixels free below a dialog: what is told about its own acts lies there, not over the buttons they are tried again
 * with. On a telephone the same sentence takes more lines.
 */
const above = (room: number) => ({ marginBottom: room, maxHeight: `calc(100% - ${32 + room}px)` })
/**
 * Paper does not scroll: every column has to stand on it. Names are broken where they are longer than their room, at the
 * head of figures within few letters; figures and short words stay whole.
 */
const ON_PAPER = {
  '&&': {
    ...{ minWidth: 0, paddingInline: 4, fontSize: 'var(--text-note)', lineHeight: 1.3 },
    ...{ whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  '&&.MuiTableCell-alignRight': { overflowWrap: 'break-word', whiteSpace: 'nowrap' },
  '&&[scope="row"]': { minWidth: 112 },
  '&&.MuiTableCell-head': { verticalAlign: 'bottom' },
  '&&.MuiTableCell-head.MuiTableCell-alignRight': { maxWidth: 88, wordBreak: 'keep-all', whiteSpace: 'normal' },
}
/** Names people gave stand in them: one word that is wider than its room is broken, also beside something else. */
const HEADING = { ...TEXT, fontWeight: 'var(--strong)', lineHeight: 1.35, overflowWrap: 'anywhere' } as const

/** react-admin names the box around a row's checkbox; who listens hears the box itself, so its name goes there. */
const NAMED_INPUT: CheckboxProps['slotProps'] = {
  root: { 'aria-label': undefined },
  input: (state) => ({ 'aria-label': 'aria-label' in state ? String(state['aria-label']) : undefined }),
}

export const theme: Theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: color('accent', '--accent-ink'),
    secondary: color('ink-2'),
    success: color('ok'),
    warning: color('warn'),
    error: color('bad'),
    info: color('info'),
    background: { default: 'var(--paper)', paper: 'var(--surface)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-2)',
      hover: 'color-mix(in srgb, var(--accent-soft) 60%, transparent)',
      selected: 'var(--accent-soft)',
      focus: 'var(--accent-soft)',
      disabled: 'var(--quiet)',
      disabledBackground: 'var(--line)',
    },
  },
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1200, xl: 1536 } },
  spacing: 8,
  shadows: Array.from({ length: 25 }, (_, level) =>
    level === 0 ? 'none' : '0 1px 2px rgb(20 30 30 / .06), 0 8px 28px rgb(20 30 30 / .12)',
  ) as Theme['shadows'],
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    h1: { ...HEADING, fontSize: 'var(--text-title)', letterSpacing: '-0.01em' },
    h2: { ...HEADING, fontSize: 'var(--text-large)' },
    h3: { ...HEADING, fontSize: 'var(--text-small)', fontWeight: 'var(--medium)', color: 'var(--ink-2)' },
    h4: { ...HEADING, fontSize: 'var(--text-figure)', letterSpacing: '-0.01em' },
    h5: { ...HEADING, fontSize: 'var(--text-title)' },
    h6: { ...HEADING, fontSize: 'var(--text-heading)' },
    subtitle1: TEXT,
    subtitle2: { ...TEXT, fontWeight: 'var(--medium)' },
    body1: TEXT,
    body2: TEXT,
    caption: { ...TEXT, fontSize: 'var(--text-small)', color: 'var(--ink-2)' },
    overline: { ...TEXT, fontSize: 'var(--text-note)', textTransform: 'none' },
    button: { ...TEXT, textTransform: 'none', fontWeight: 'var(--medium)' },
  },
  transitions: {
    duration: {
      shortest: 90,
      shorter: 100,
      short: 120,
      standard: 140,
      complex: 140,
      enteringScreen: 120,
      leavingScreen: 100,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': FOCUS } } },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
      styleOverrides: {
        root: { minHeight: 36, padding: '4px 16px', fontSize: 'var(--text)', lineHeight: 1.5, whiteSpace: 'nowrap' },
        outlined: {
          borderColor: 'var(--line)',
          background: 'var(--surface)',
          '&:hover': { background: 'var(--paper)' },
        },
        contained: { '&:hover': { filter: 'brightness(1.08)' } },
        text: { padding: '4px 8px' },
        sizeSmall: { minHeight: 28, padding: '0 12px', fontSize: 'var(--text-small)' },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          height: 40,
          padding: '4px 16px',
          fontSize: 'var(--text)',
          borderBottom: '1px solid var(--line)',
          color: 'inherit',
          '@media print': ON_PAPER,
        },
        sizeSmall: { height: 32, padding: '4px 16px' },
        head: {
          fontSize: 'var(--text-small)',
          fontWeight: 'var(--medium)',
          color: 'var(--ink-2)',
          whiteSpace: 'nowrap',
        },
        paddingCheckbox: { padding: '0 4px 0 8px' },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { breakInside: 'avoid', 'tbody > &:last-child > *': { borderBottom: 0 } } },
    },
    MuiCheckbox: { defaultProps: { size: 'small', slotProps: NAMED_INPUT }, styleOverrides: { root: { padding: 4 } } },
    MuiSwitch: { styleOverrides: { thumb: { border: '1px solid var(--ink-2)' } } },
    MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -4, marginRight: 0, gap: 4 } } },
    MuiTablePagination: { styleOverrides: { root: { borderBottom: 0, color: 'var(--ink-2)' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiOutlinedInput: {
      defaultProps: { size: 'small', fullWidth: true },
      styleOverrides: {
        root: {
          background: 'var(--surface)',
          fontSize: 'var(--text)',
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--ink-3)',
          },
          '&.Mui-disabled': { background: 'transparent' },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
        },
        notchedOutline: { borderColor: 'var(--line)' },
      },
    },
    MuiCard: {
      defaultProps: { component: 'section' },
      styleOverrides: {
        root: {
          ...{ border: '1px solid var(--line)', borderRadius: 12, boxShadow: 'var(--shadow)' },
          // A browser makes a sheet's content smaller where it is wider, but not what a box cuts.
          '@media print': { breakInside: 'avoid', boxShadow: 'none', overflow: 'visible' },
        },
      },
    },
    MuiCardContent: {
      styleOverrides: {
        root: {
          padding: 24,
          '&:last-child': { paddingBottom: 24 },
          [PHONE]: { padding: 16, '&:last-child': { paddingBottom: 16 } },
          '@media print': { padding: 8, '&:last-child': { paddingBottom: 8 } },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          padding: '8px 16px',
          alignItems: 'center',
          [PHONE]: { flexWrap: 'wrap' },
          color: 'var(--ink)',
          '&.MuiAlert-colorSuccess': { '--tone': 'var(--ok)' },
          '&.MuiAlert-colorWarning': { '--tone': 'var(--warn)' },
          '&.MuiAlert-colorError': { '--tone': 'var(--bad)' },
          '&.MuiAlert-colorInfo': { '--tone': 'var(--info)' },
          background: 'color-mix(in srgb, var(--tone) 10%, var(--surface))',
          border: '1px solid color-mix(in srgb, var(--tone) 30%, var(--surface))',
        },
        message: { padding: 0, [PHONE]: { flex: '1 1 0', minWidth: '60%' } },
        // On a phone what can be done stands below what is said.
        action: {
          ...{ padding: 0, margin: 0, marginLeft: 'auto', paddingLeft: 16, whiteSpace: 'nowrap' },
          [PHONE]: { paddingLeft: 0, whiteSpace: 'normal' },
        },
      },
    },
    MuiAvatar: {
      styleOverrides: {
        root: { width: 24, height: 24, fontSize: 'var(--text-note)', fontWeight: 'var(--strong)' },
        colorDefault: { background: 'var(--accent-soft)', color: 'var(--accent)' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { width: 32, height: 32, padding: 0, borderRadius: 8, fontSize: 'var(--text-small)', [PHONE]: TOUCH },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: '1px solid var(--line)', marginTop: 4, boxShadow: '0 8px 28px rgb(20 30 30 / .12)' },
        option: { fontSize: 'var(--text)' },
      },
    },
    MuiListSubheader: { styleOverrides: { root: { fontSize: 'var(--text-small)', lineHeight: '32px' } } },
    MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)', maxWidth: 'min(420px, 100vw - 32px)' } } },
    MuiListItemText: { styleOverrides: { primary: { overflow: 'hidden', textOverflow: 'ellipsis' } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 'var(--text)', minHeight: 36 } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: '1px solid var(--line)',
          borderRadius: 12,
          boxShadow: '0 16px 56px rgb(20 30 30 / .2)',
          ...above(88),
          [PHONE]: above(136),
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontSize: 'var(--text-heading)', fontWeight: 'var(--strong)', padding: '16px 24px 8px' },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          background: 'var(--ink)',
          color: 'var(--paper)',
          borderRadius: 8,
          fontSize: 'var(--text)',
          maxWidth: 560,
        },
        message: { whiteSpace: 'pre-line' },
      },
    },
    MuiTooltip: {
      styleOverrides: { tooltip: { background: 'var(--ink)', color: 'var(--paper)', fontSize: 'var(--text-small)' } },
    },
  },
})
