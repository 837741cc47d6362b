"""As much of a WebSocket client (RFC 6455) as a bot needs, on Python's standard library alone."""

import base64
import hashlib
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

ACCEPT_SALT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG, CONTINUED = 0x1, 0x8, 0x9, 0xA, 0x0


class Refused(Exception):
    """The server would not open the connection."""


class Closed(Exception):
    """The connection is over. `code` says why: 4001 when the key was taken back."""

    def __init__(self, code, reason):
        super().__init__(f"the server closed the connection ({code} {reason})".rstrip())
        self.code = code


class WebSocket:
    def __init__(self, url, headers):
        parts = urlsplit(url)
        if parts.scheme not in ("ws", "wss") or not parts.hostname:
            raise Refused(f"{url} is no address of a WebSocket. Write it like wss://bivouac.example/ws/referee.")
        port = parts.port or (443 if parts.scheme == "wss" else 80)
        self.line = socket.create_connection((parts.hostname, port))
        if parts.scheme == "wss":
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=parts.hostname)
        self.unread = b""
        self.shake_hands(parts, headers)

    def shake_hands(self, parts, headers):
        key = base64.b64encode(os.urandom(16)).decode()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        asked = {
            "Host": parts.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        self.line.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.unread:
            self.read_more()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        status, *fields = head.decode("latin-1").split("\r\n")
        if status.split(" ")[1] != "101":
            raise Refused(f"the server says: {status}")
        told = {name.strip().lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        accept = base64.b64encode(hashlib.sha1((key + ACCEPT_SALT).encode()).digest()).decode()
        if told.get("sec-websocket-accept") != accept:
            raise Refused("whoever answered there is no WebSocket server")

    def send(self, text):
        self.send_frame(TEXT, text.encode())

    def receive(self):
        """The next message; raises Closed when there will be none."""
        message = b""
        while True:
            first, payload = self.read_frame()
            kind, is_last = first & 0x0F, first & 0x80
            if kind == PING:
                self.send_frame(PONG, payload)
            elif kind == CLOSE:
                code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode(errors="replace"))
            elif kind in (TEXT, CONTINUED):
                message += payload
                if is_last:
                    return message.decode()

    def close(self):
        try:
            self.send_frame(CLOSE, struct.pack("!H", 1000))
        finally:
            self.line.close()

    def send_frame(self, kind, payload):
        # What a client sends is masked; the protocol wants it so.
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 2**16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        self.line.sendall(head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)))

    def read_frame(self):
        first, size = self.read(2)
        size &= 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.read(8))
        return first, self.read(size)

    def read(self, size):
        while len(self.unread) < size:
            self.read_more()
        taken, self.unread = self.unread[:size], self.unread[size:]
        return taken

    def read_more(self):
        more = self.line.recv(65536)
        if not more:
            raise Closed(1006, "the line broke")
        self.unread += more
