"""A bare window of WebKitGTK that WebKitWebDriver drives: `webkit-window.py <folder of its profile>`.

Its own MiniBrowser is never narrower than 447 px, and keeps nothing, so that it has no console either.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
printing = []


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    manager = view.get_user_content_manager()
    # inside the message the page waits for its answer, and prints nothing
    manager.connect(
        "script-message-received::print",
        lambda _, message: GLib.idle_add(print_to_file, view, message.get_js_value().to_string()),
    )
    manager.register_script_message_handler("print")
    window = Gtk.Window(default_width=1440, default_height=900, decorated=False)
    window.add(view)
    window.show_all()
    # a window without the focus matches no :focus-visible, and nobody else hands it out here
    window.get_window().focus(0)
    view.grab_focus()
    return view


def print_to_file(view, message):
    job = json.loads(message)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{job['file']}")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new(job["paper"]))
    for set_margin in (
        setup.set_top_margin,
        setup.set_bottom_margin,
        setup.set_left_margin,
        setup.set_right_margin,
    ):
        set_margin(0.5, Gtk.Unit.INCH)
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    # ends with the last one who holds it
    printing.append(operation)
    operation.print_()


# Safari sets letters at their true widths: hinted ones break lines elsewhere
Gtk.Settings.get_default().props.gtk_xft_hinting = 0
Gtk.Settings.get_default().props.gtk_xft_hintstyle = "hintnone"
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
    )
)
context.set_automation_allowed(True)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", create_view))
Gtk.main()
