/** The unit that runs the site's own server on a machine with systemd: it may write to its data alone. */
export const systemdUnit = `# Written by the build. For /etc/systemd/system/site.service; settings in /etc/site.env (docs/messages.md)
[Unit]
Description=The site's own server
After=network-online.target
Wants=network-online.target

[Service]
User=site
WorkingDirectory=/srv/site
Environment=NODE_ENV=production HOST=127.0.0.1 DATA_DIR=/var/lib/site TRUSTED_PROXIES=127.0.0.1
EnvironmentFile=-/etc/site.env
ExecStart=/usr/bin/node --max-semi-space-size=1 dist/server.js
Restart=on-failure
NoNewPrivileges=true
ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
PrivateDevices=true
UMask=0077
ReadWritePaths=/var/lib/site
CapabilityBoundingSet=
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
SystemCallFilter=@system-service

[Install]
WantedBy=multi-user.target
`;
